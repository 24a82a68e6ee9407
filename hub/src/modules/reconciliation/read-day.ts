import type { LocalDate, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { type Proposal, proposeMatches, type Leftover } from './propose-matches.ts'
import { type ReadDay, readDays, type ReadRow } from './read-days.ts'
import { sum } from '../../shared/money.ts'
import type { DayRow } from './join-days.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'

export interface ProposedRow extends ReadRow {
  readonly proposal: Proposal | null
}

export interface ProposedDay extends ReadDay {
  readonly rows: readonly ProposedRow[]
}

/** One day with what may be the same payment; a vendor without a list is asked about each of ours. */
export async function readDay(
  app: Pick<AppContext, 'database' | 'plugins'>,
  day: LocalDate,
  read: Read,
): Promise<ProposedDay> {
  const days = { from: day, to: day }
  const [one] = await readDays(app, { days, read, unlisted: 'asked' })
  if (one === undefined) throw new Error(`nothing was read of ${day}`)
  const leftovers = one.rows.flatMap((row) => (row.match === null ? (leftoverOf(row) ?? []) : []))
  const proposals = proposeMatches(leftovers)
  return { ...one, rows: one.rows.map((row) => ({ ...row, proposal: proposals.get(row.id) ?? null })) }
}

/** A row that one side alone has, by what others can be compared with; null for every other row. */
function leftoverOf(row: DayRow): Leftover | null {
  if (row.verdict === 'only-provider') return leftAtProvider(row)
  if (row.verdict === 'only-hub') return leftInHub(row)
  return row.verdict === 'only-accounting' ? leftInAccounting(row) : null
}

function leftAtProvider({ id, movement, charge }: DayRow): Leftover | null {
  if (charge === null) return null
  const { amount, reference, providerRef, at } = charge.payment
  return {
    id,
    side: 'provider',
    amounts: [amount],
    students: movement?.students ?? [],
    references: [reference, providerRef],
    atMs: Date.parse(at),
  }
}

function leftInHub({ id, movement }: DayRow): Leftover | null {
  if (movement === null) return null
  const { amount, bookings, students, reference, providerRef, at } = movement
  return {
    id,
    side: 'hub',
    amounts: [...new Set([amount, sum(bookings.map((booking) => booking.amount))])],
    students,
    references: [
      reference,
      ...bookings.map((booking) => booking.reference),
      ...(providerRef === null ? [] : [providerRef]),
    ],
    atMs: Date.parse(at),
  }
}

function leftInAccounting({ id, entries: [entry] }: DayRow): Leftover | null {
  if (entry === undefined) return null
  const { amount, partnerCode, reference, at } = entry
  return {
    id,
    side: 'accounting',
    amounts: [amount],
    students: [studentCodeOf(partnerCode)],
    references: reference === null ? [] : [reference],
    atMs: at === null ? null : Date.parse(at),
  }
}
