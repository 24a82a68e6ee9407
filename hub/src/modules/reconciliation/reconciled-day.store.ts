import type { DaySpan, Instant, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { upsert } from '../../db/statements.ts'
import { bogotaDay, startOfDay } from '../../shared/local-date.ts'
import { postingsPerDay } from '../ledger/index.ts'
import { splitPath } from '../payments/split-path.ts'
import { dayMs, everyDay } from './every-day.ts'
import type { DaySummary } from './summarise-day.ts'

/** What the hub's payments of a day come to: it differs as soon as money of one of them, or on that day, has moved. */
export type PaymentSums = string

/** A day as it was when provider and accounting were last heard of it. */
export interface HeardDay extends DaySummary {
  readonly heard_at: Instant
}

export interface KeptDay {
  readonly summary: HeardDay
  readonly payments: PaymentSums
}

interface KeptRow {
  readonly day: LocalDate
  readonly heard_at: Instant
  readonly payments: PaymentSums
  /** JSON of a `DaySummary`. */
  readonly summary: string
}

/** The days of a span that are kept. */
export async function keptDaysOf(database: Database, { from, to }: DaySpan): Promise<readonly KeptDay[]> {
  const rows: readonly KeptRow[] = await database('reconciled_day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .select('day', 'heard_at', 'payments', 'summary')
  return rows.map(({ heard_at, payments, summary }) => ({
    payments,
    summary: { ...JSON.parse(summary), heard_at },
  }))
}

/** Keeps a day as it was heard, over what was kept of it. */
export async function keepDay(database: Database, { summary, payments }: KeptDay): Promise<void> {
  const { heard_at, ...sums } = summary
  const row = { day: sums.day, heard_at, payments, summary: JSON.stringify(sums) }
  await upsert(database, 'reconciled_day', row, ['day'])
}

/** The next list hears of them anew. */
export async function dropDays(database: Database, days: readonly LocalDate[]): Promise<void> {
  if (days.length > 0)
    await database('reconciled_day')
      .whereIn('day', [...days])
      .delete()
}

interface PaymentRow {
  readonly approved_at: Instant
  readonly amount: number | string
  readonly left: number | string
  readonly returned: number | string
  readonly moves: number
}

/** The payments `w` of whole orders whose parts are payments of a query: what goes back of an order is of the day of each part. */
function wholesOf(paid: ReturnType<Database['queryBuilder']>) {
  return paid
    .clone()
    .join('allocation as a', 'a.payment_id', 'p.id')
    .join('split_part as s', 's.id', 'a.part_id')
    .join('allocation as z', 'z.order_id', 's.order_id')
    .join('payment as w', 'w.id', 'z.payment_id')
    .where('z.instance', splitPath)
}

function columnsOf(table: 'p' | 'w') {
  return ['amount', 'left', 'returned', 'moves'].map((column) => `${table}.${column}`)
}

/** What the payments of each day come to, in COP and in movements, and how many postings are of it. */
export async function paymentSumsOf(
  database: Database,
  { from, to }: DaySpan,
): Promise<ReadonlyMap<LocalDate, PaymentSums>> {
  const paid = database('payment as p')
    .where('p.approved_at', '>=', startOfDay(from).toISOString())
    .where('p.approved_at', '<', new Date(startOfDay(to).getTime() + dayMs).toISOString())
  const rows: readonly PaymentRow[] = [
    ...(await paid.clone().select('p.approved_at', ...columnsOf('p'))),
    ...(await wholesOf(paid).select('p.approved_at', ...columnsOf('w'))),
  ]
  const sums = new Map<LocalDate, readonly number[]>()
  for (const { approved_at: at, amount, left, returned, moves } of rows) {
    const day = bogotaDay(new Date(at))
    const own = [1, amount, left, returned, moves].map(Number)
    const before = sums.get(day)
    sums.set(day, before === undefined ? own : own.map((value, place) => value + (before[place] ?? 0)))
  }
  const postings = await postingsPerDay(database, { from, to })
  return new Map(
    everyDay({ from, to }).map((day) => [day, [...(sums.get(day) ?? []), postings.get(day) ?? 0].join(' ')]),
  )
}
