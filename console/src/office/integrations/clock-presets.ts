import type { ResponseOf } from '../api/call.ts'

type Season = Pick<
  ResponseOf<'GET /api/seasons/current'>,
  'opens' | 'closes' | 'lateForm' | 'cutoff' | 'transportEarlyUntil' | 'maintenance'
>

export interface Preset {
  /** Named in the texts as `office.clock.preset.<name>`. */
  readonly name: string
  /** Written in Bogotá. */
  readonly at: string
}

/** The moments of a season in which something turns, in the order in which they come; `now` says which day it is. */
export function clockPresets(season: Season, now: string): readonly Preset[] {
  const { opens, closes, lateForm, cutoff, transportEarlyUntil, maintenance } = season
  return [
    { name: 'opens', at: opens },
    { name: 'lateForm', at: `${lateForm.from}T10:00:00-05:00` },
    { name: 'afterLateForm', at: `${nextDay(lateForm.to)}T00:00:00-05:00` },
    { name: 'transportLate', at: transportEarlyUntil },
    { name: 'beforeCutoff', at: minuteBefore(cutoff) },
    { name: 'cutoff', at: cutoff },
    { name: 'beforeCloses', at: minuteBefore(closes) },
    { name: 'closes', at: closes },
    ...(maintenance === null
      ? []
      : [{ name: 'maintenance', at: `${now.slice(0, 10)}T${maintenance.from}:00-05:00` }]),
  ]
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
}

/** Bogotá has no daylight saving. */
function minuteBefore(instant: string): string {
  const bogota = new Date(Date.parse(instant) - 60_000 - 5 * 3_600_000)
  return `${bogota.toISOString().slice(0, 19)}-05:00`
}
