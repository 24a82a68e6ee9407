import type { LocalDate, DaySpan } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { everyDay } from './every-day.ts'
import { originsOf } from './entry-names.ts'
import { type DayRow, joinDays } from './join-days.ts'
import type { DaysQuery, SourceState } from './source-answer.ts'
import { readAccounting } from './read-accounting.ts'
import { configuredProviders, readProvider, providersOf } from './read-provider.ts'
import { type Match, matchesOf } from './match.store.ts'
import type { Movement } from './movement.ts'
import { bankLinesToReview } from '../bank-agreements/index.ts'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { startOfDay } from '../../shared/local-date.ts'
import { adminMovements } from './admin-movement.store.ts'
import { attemptsThat } from './attempt.store.ts'
import { type OutflowRow, readOutflows } from './read-outflows.ts'
import { type DayLedger, type LatePostings, latePostingsOf, ledgerOf, ledgersOf } from './day-ledger.ts'
import { movementOf } from './movement-of.ts'
import { happened, knownBy, type MovementFilter } from './movement-filter.ts'
import { movementsOn as postedOn } from '../ledger/index.ts'
import { withDeliveryStatus } from './delivery-status.store.ts'

export interface ReadSource {
  readonly source: 'provider' | 'hub' | 'accounting'
  readonly instance: string
  readonly state: SourceState
}

export interface ReadRow extends DayRow {
  readonly match: Match | null
}

export interface ReadDay {
  readonly day: LocalDate
  readonly sources: readonly ReadSource[]
  readonly rows: readonly ReadRow[]
  /** What went back, or is to, and who left. */
  readonly outflows: readonly OutflowRow[]
  readonly ledger: DayLedger
  /** What of that was posted after the day. */
  readonly postedLater: readonly LatePostings[]
  /** Lines of the bank's files, dated on this day, that a person has still to look into. */
  readonly waiting: number
}

/** Some days as provider, hub and accounting have them: each is asked once for all of them, at the same time. */
export async function readDays(
  app: Pick<AppContext, 'database' | 'plugins'>,
  asked: DaysQuery,
): Promise<readonly ReadDay[]> {
  const ours = await movementsOn(app.database, asked.days)
  const [accounting, ...providers] = await Promise.all([
    readAccounting(app, ours, asked),
    ...providersOf(app, ours).map((instance) =>
      readProvider(app, { instance, ours: ours.filter((one) => isAt(one, instance)) }, asked),
    ),
  ])
  const named = [
    ...providers.flatMap(({ items }) => items.map(({ reference }) => reference)),
    ...accounting.items.flatMap(originsOf),
  ]
  const movements = [...ours, ...(await othersOf(app, ours, named))]
  const rows = await withMatches(app, joinDays({ days: asked.days, movements, providers, accounting }))
  const waiting = await bankLinesToReview(app.database, asked.days)
  const posted = await postedOn(app.database, asked.days)
  const outflows = await readOutflows(app, { ...asked, movements: posted, providers })
  const ledgers = ledgersOf(posted)
  const configured = new Set(configuredProviders(app))
  return everyDay(asked.days).map((day) => {
    const told = rows.filter((row) => row.day === day)
    const used = new Set(told.flatMap(({ movement }) => movement?.instance ?? []))
    return {
      day,
      sources: [
        ...providers
          .filter(({ instance }) => configured.has(instance) || used.has(instance))
          .map(({ instance, state }) => ({ source: 'provider', instance, state }) as const),
        { source: 'hub', instance: 'hub', state: 'listed' },
        { source: 'accounting', instance: accounting.instance, state: accounting.state },
      ],
      rows: told,
      outflows: outflows.filter((one) => one.day === day),
      ledger: ledgers.get(day) ?? ledgerOf([]),
      postedLater: latePostingsOf(posted, day),
      waiting: waiting.get(day) ?? 0,
    }
  })
}

function isAt({ atProvider, instance }: Movement, one: string): boolean {
  return atProvider && instance === one
}

/** Our own of other days, which vendors tell on these: they are no strangers, and are told on their day. */
async function othersOf(
  { database }: Pick<AppContext, 'database'>,
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

async function withMatches(
  { database }: Pick<AppContext, 'database'>,
  rows: readonly DayRow[],
): Promise<readonly ReadRow[]> {
  const matches = await matchesOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, match: matches.get(row.id) ?? null }))
}

/** Whether finance still has to look at a row; what went back is matched with nothing. */
export function isOpen({ verdict, match }: Pick<ReadRow, 'match'> & { readonly verdict: string }): boolean {
  return verdict !== 'agrees' && verdict !== 'unknown' && match === null
}

/** What began, came to stand or ended on some days, open attempts included. */
async function movementsOn(database: Database, { from, to }: DaySpan): Promise<readonly Movement[]> {
  return movements(database, happened(startOfDay(from), endOfDay(to)))
}

/** What is known by one of these references to a provider or to accounting. */
async function movementsKnownBy(
  database: Database,
  references: readonly string[],
): Promise<readonly Movement[]> {
  return inChunks([...new Set(references)], (some) => movements(database, knownBy(some)))
}

async function movements(database: Database, narrow: MovementFilter): Promise<readonly Movement[]> {
  return withDeliveryStatus(database, [
    ...(await attemptsThat(database, narrow)).map(movementOf),
    ...(await adminMovements(database, narrow)),
  ])
}

/** Bogotá's days all have 24 hours. */
function endOfDay(day: LocalDate): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}
