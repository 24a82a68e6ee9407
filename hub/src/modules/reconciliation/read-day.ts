import type { LocalDate, Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { type Proposal, proposeMatches, type Leftover } from './propose-matches.ts'
import { type ReadDay, readDays, type ReadRow } from './read-days.ts'
import { sum } from '../../shared/money.ts'
import { type ChargePayout, payoutsOfCharges } from '../payments-office/index.ts'
import type { DayRow } from './join-days.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'

export interface ProposedRow extends ReadRow {
  readonly proposal: Proposal | null
  /** Null where the provider tells of no payouts, or has no money of this row. */
  readonly payout: ChargePayout | 'not-yet' | null
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
  const payouts = await payoutsOf(app, one.rows)
  const rows = one.rows.map((row) => ({
    ...row,
    proposal: proposals.get(row.id) ?? null,
    payout: payouts.get(row) ?? null,
  }))
  return { ...one, rows }
}

/** Where each charge went on to the bank, of the providers that tell it (reconciliation-12). */
async function payoutsOf(
  { database, plugins }: Pick<AppContext, 'database' | 'plugins'>,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<ReadRow, ChargePayout | 'not-yet'>> {
  const found = new Map<ReadRow, ChargePayout | 'not-yet'>()
  const charged = rows.flatMap((row) => (row.charge === null ? [] : [{ row, ...row.charge }]))
  for (const instance of new Set(charged.map((one) => one.instance))) {
    if (plugins.payments(instance).payouts === undefined) continue
    const own = charged.filter((one) => one.instance === instance)
    const refs = own.map(({ payment }) => payment.providerRef)
    const payouts = await payoutsOfCharges(database, instance, refs)
    for (const { row, payment } of own) {
      const payout = payouts.get(payment.providerRef) ?? (payment.status === 'approved' ? 'not-yet' : null)
      if (payout !== null) found.set(row, payout)
    }
  }
  return found
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
