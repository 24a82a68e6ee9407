import type { House } from '../../house.ts'
import { originsOf } from './entry-names.ts'
import { type DayRow, joinDay } from './join-day.ts'
import { leftoverOf } from './leftover.ts'
import { movementsKnownBy, movementsOn } from './list-movements.ts'
import type { DayAsked, SourceState } from './look.ts'
import { lookAtAccounting } from './look-at-accounting.ts'
import { lookAtProvider, providersOf } from './look-at-provider.ts'
import { type Match, matchesOf } from './match.store.ts'
import type { Movement } from './movement.ts'
import { type Proposal, proposeMatches } from './propose-matches.ts'

export interface ReadSource {
  readonly source: 'provider' | 'hub' | 'accounting'
  readonly instance: string
  readonly state: SourceState
}

export interface ReadRow extends DayRow {
  readonly proposal: Proposal | null
  readonly match: Match | null
}

export interface ReadDay {
  readonly day: string
  readonly sources: readonly ReadSource[]
  readonly rows: readonly ReadRow[]
}

/** One day as provider, hub and accounting have it, each asked at the same time. */
export async function readDay(house: House, asked: DayAsked): Promise<ReadDay> {
  const ours = await movementsOn(house.database, asked.day)
  const [accounting, ...providers] = await Promise.all([
    lookAtAccounting(house, ours, asked),
    ...providersOf(house, ours).map((instance) =>
      lookAtProvider(house, { instance, ours: ours.filter((one) => isAt(one, instance)) }, asked),
    ),
  ])
  const named = [
    ...providers.flatMap(({ items }) => items.map(({ reference }) => reference)),
    ...accounting.items.flatMap(originsOf),
  ]
  const movements = [...ours, ...(await othersOf(house, ours, named))]
  const rows = joinDay({ day: asked.day, movements, providers, accounting })
  return {
    day: asked.day,
    sources: [
      ...providers.map(({ instance, state }) => ({ source: 'provider', instance, state }) as const),
      { source: 'hub', instance: 'hub', state: 'listed' },
      { source: 'accounting', instance: accounting.instance, state: accounting.state },
    ],
    rows: await withMatches(house, rows),
  }
}

function isAt({ atProvider, instance }: Movement, one: string): boolean {
  return atProvider && instance === one
}

/** Our own of other days, which vendors tell on this one: they are no strangers, and are told on their day. */
async function othersOf(
  { database }: House,
  ours: readonly Movement[],
  named: readonly string[],
): Promise<readonly Movement[]> {
  const known = new Set(ours.map(nameOf))
  const strangers = new Set(named)
  for (const { reference, bookings } of ours) {
    strangers.delete(reference)
    for (const booking of bookings) strangers.delete(booking.reference)
  }
  const found = await movementsKnownBy(database, [...strangers])
  return [...new Map(found.map((movement) => [nameOf(movement), movement])).values()].filter(
    (movement) => !known.has(nameOf(movement)),
  )
}

function nameOf({ instance, reference }: Movement): string {
  return `${instance}:${reference}`
}

async function withMatches({ database }: House, rows: readonly DayRow[]): Promise<readonly ReadRow[]> {
  const matches = await matchesOf(
    database,
    rows.map(({ id }) => id),
  )
  const leftovers = rows.filter(({ id }) => !matches.has(id)).flatMap((row) => leftoverOf(row) ?? [])
  const proposals = proposeMatches(leftovers)
  return rows.map((row) => ({
    ...row,
    proposal: proposals.get(row.id) ?? null,
    match: matches.get(row.id) ?? null,
  }))
}

/** Whether finance still has to look at a row. */
export function isOpen({ verdict, match }: ReadRow): boolean {
  return verdict !== 'agrees' && verdict !== 'unknown' && match === null
}
