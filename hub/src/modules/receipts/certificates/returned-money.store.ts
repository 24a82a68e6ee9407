import type { Cop, LocalDate } from '@matricula/contract'
import { inChunks } from '../../../db/chunks.ts'
import type { Database } from '../../../db/database.ts'
import { bogotaDay } from '../../../shared/local-date.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import { sum } from '../../../shared/money.ts'
import { accountsOf, sumsOf } from '../../ledger/index.ts'
import { type AttemptStatus, type Refund, refundsOfParts } from '../../payments/index.ts'
import { disputeLossOf } from './dispute-loss.ts'

/** Of a payment that has gone back, whole or in part. */
export interface ReturnedSince {
  readonly day: LocalDate
  /** What is still paid of it. */
  readonly left: Cop
}

interface GivenBackRow {
  id: string
  payment_id: string | null
  order_id: string | null
  reference: string
  doc_num: string | null
  status: AttemptStatus
  amount: number | string
  refunded: number | string
  taken_back: number | string
  /** When a part of it last went back by its provider. */
  taken_at: string | null
  ended_at: string | null
}

/** What went back, or the payer's bank took back, of the payments of these references, and when last, by `returnedKey`; the others are not in it. */
export async function returnedSince(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, ReturnedSince>> {
  const rows = await inChunks<string, GivenBackRow>(references, (some) =>
    database('allocation')
      .whereIn('reference', [...some])
      .whereIn('status', ['approved', 'reversed'])
      .select('id', 'payment_id', 'order_id', 'reference', 'doc_num')
      .select('status', 'amount', 'refunded', 'taken_back', 'ended_at')
      .select({ taken_at: takenAt(database) }),
  )
  const parts = rows.map(({ id, refunded }) => ({ id, refunded: Number(refunded) }))
  const refunds = await refundsOfParts(database, parts)
  const returned = new Map<string, ReturnedSince>()
  for (const row of rows) {
    const lost = row.status === 'reversed' ? null : await disputeLossOf(database, row)
    const own = refunds.filter(({ allocationId }) => allocationId === row.id)
    const day = [dayOf(row, own) ?? [], lost?.day ?? []].flat().toSorted().at(-1)
    if (day === undefined) continue
    returned.set(returnedKey(row.reference, row.doc_num), { day, left: leftOf(row) - (lost?.amount ?? 0) })
  }
  return returned
}

/** A payment of several invoices has one reference for all of them. */
export function returnedKey(reference: string, document: string | null): string {
  return document === null ? reference : `${reference} ${document}`
}

function wentBack(rows: ReturnType<Database['queryBuilder']>): void {
  void rows.where({ status: 'reversed' }).orWhere('refunded', '>', 0).orWhere('taken_back', '>', 0)
}

function takenAt(database: Database) {
  return database('split_part as s')
    .join('allocation as b', 'b.attempt_id', 's.paid_by')
    .whereRaw('s.order_id = allocation.order_id and allocation.taken_back > 0')
    .where('b.status', 'reversed')
    .max('b.ended_at')
}

function leftOf({ status, amount, refunded, taken_back }: GivenBackRow): Cop {
  return status === 'reversed' ? 0 : Number(amount) - Number(refunded) - Number(taken_back)
}

/** Of the last that went back; what is on its way counts by when it was sent. */
function dayOf({ status, ...row }: GivenBackRow, refunds: readonly Refund[]): LocalDate | null {
  const last = refunds.at(-1)
  const given = last === undefined ? [] : [last.day ?? bogotaDay(new Date(last.sentAt))]
  const taken = row.taken_at === null ? [] : [bogotaDay(new Date(row.taken_at))]
  const day = [...given, ...taken].toSorted().at(-1)
  if (day !== undefined) return day
  return status === 'reversed' && row.ended_at !== null ? bogotaDay(new Date(row.ended_at)) : null
}

interface ReturnedRow {
  readonly id: string
  readonly orderId: string | null
  readonly splitId: string | null
}

/** What went back of a student's payments, and accounting still has as paid (ledger-3). */
export async function returnedMoney(database: Database, studentCode: string): Promise<Cop> {
  const orders = database('enrollment_order').where({ student_code: studentCode }).select('id')
  const rows: readonly ReturnedRow[] = await database('allocation as a')
    .leftJoin('split_part as s', 's.id', 'a.part_id')
    .where(wentBack)
    .where(
      (own) =>
        void own
          .whereIn('a.order_id', orders)
          .orWhereIn('s.order_id', orders.clone())
          .orWhere({ 'a.partner_code': partnerCodeOf(studentCode) }),
    )
    .select('a.id', { orderId: 'a.order_id', splitId: 's.split_id' })
  const held = await sumsOf(database, rows.flatMap(accountsOf))
  return sum(held.map(({ amount }) => Math.max(0, amount)))
}
