import { isMap, isSeq, parseDocument } from 'yaml'

/**
 * A season's file as a rehearsal plays it: parts are paid by terms of the rehearsal's own, and a season that adds nothing
 * for paying late, takes nothing off for paying early, or lets nobody pay on account is rehearsed with an example. A file of another kind, and one
 * that the hub cannot read, stay as they are: the hub tells what is wrong. Pure.
 */
export function rehearsedSeason(text: string): string {
  const season = parseDocument(text)
  if (season.errors.length > 0 || !isMap(season.get('parent'))) return text
  const cutoff = season.getIn(['parent', 'windows', 'cutoff'])
  const months = season.getIn(['parent', 'dates', 'monthly'])
  if (typeof cutoff !== 'string' || !isSeq(months)) return text
  const own = (name: string) => season.getIn(['parent', name]) ?? null
  season.setIn(['parent', 'split'], { ...parts, until: cutoff.slice(0, 10) })
  if (own('earlyPayment') === null) season.setIn(['parent', 'earlyPayment'], early)
  if (own('surcharge') === null) season.setIn(['parent', 'surcharge'], lateIn(months.toJSON()))
  if (own('onAccount') === null) season.setIn(['parent', 'onAccount'], onAccount)
  return String(season)
}

const parts = { parts: 3, minimumBps: 1000, days: 3, whenIncomplete: 'refund' }
const early = { discount: 300, daysBefore: 5 }
const onAccount = { most: 20_000_000 }

function lateIn(days: readonly unknown[]) {
  const months = [...new Set(days.map((day) => String(day).slice(0, 7)))].toSorted()
  const usury = months.map((month) => ({ month, rate: 2500, certificate: 'Ensayo general' }))
  return { yearly: 2400, usury }
}
