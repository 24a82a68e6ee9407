import type { Cop, LocalDate } from '@matricula/contract'
import { inChunks } from '../../../db/chunks.ts'
import type { Database } from '../../../db/database.ts'
import { bogotaDay } from '../../../shared/local-date.ts'
import { partnerCodeOf } from '../../../shared/partner-code.ts'
import { sum } from '../../../shared/money.ts'
import { accountsOf, sumsOf } from '../../ledger/index.ts'
import { type AttemptStatus, type Refund, refundsOfParts } from '../../payments/index.ts'

/** Of a payment that has gone back, whole or in part. */
export interface ReturnedSince {
  readonly day: LocalDate
  /** What is still paid of it. */
  readonly left: Cop
}

interface GivenBackRow {
  id: string
  reference: string
  doc_num: string | null
  status: AttemptStatus
  amount: number | string
  refunded: number | string
  ended_at: string | null
}

/** What went back of the payments of these references, and when last, by `returnedKey`; the others are not in it. */
export async function returnedSince(
  database: Database,
  references: readonly string[],
): Promise<ReadonlyMap<string, ReturnedSince>> {
  const rows = await inChunks<string, GivenBackRow>(references, (some) =>
    database('allocation')
      .whereIn('reference', [...some])
      .where(wentBack)
      .select('id', 'reference', 'doc_num', 'status', 'amount', 'refunded', 'ended_at'),
  )
  const parts = rows.map(({ id, refunded }) => ({ id, refunded: Number(refunded) }))
  const refunds = await refundsOfParts(database, parts)
  return new Map(
    rows.flatMap((row) => {
      const own = refunds.filter(({ allocationId }) => allocationId === row.id)
      const day = dayOf(row, own)
      return day === null
        ? []
        : [[returnedKey(row.reference, row.doc_num), { day, left: leftOf(row) }] as const]
    }),
  )
}

/** A payment of several invoices has one reference for all of them. */
export function returnedKey(reference: string, document: string | null): string {
  return document === null ? reference : `${reference} ${document}`
}

function wentBack(rows: ReturnType<Database['queryBuilder']>): void {
  void rows.where({ status: 'reversed' }).orWhere('refunded', '>', 0)
}

function leftOf({ status, amount, refunded }: GivenBackRow): Cop {
  return status === 'reversed' ? 0 : Number(amount) - Number(refunded)
}

/** Of the last that went back; what is on its way counts by when it was sent. */
function dayOf({ status, ended_at: at }: GivenBackRow, refunds: readonly Refund[]): LocalDate | null {
  const last = refunds.at(-1)
  if (last !== undefined) return last.day ?? bogotaDay(new Date(last.sentAt))
  return status === 'reversed' && at !== null ? bogotaDay(new Date(at)) : null
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
