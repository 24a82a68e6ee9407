import type { Cop } from '@matricula/contract'
import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { AttemptStatus } from './attempt.model.ts'

/** What a payment is for: one child's order. */
export interface Share {
  readonly allocationId: string
  readonly amount: Cop
  /** What of that goes back, or went. */
  readonly refunded: Cop
  readonly status: AttemptStatus
  readonly approvedAt: string | null
  readonly studentCode: string
  readonly orderId: string
  readonly orderToken: string
  /** Once the child's receipt is issued; a row read, not a call. */
  readonly receiptToken: string | null
}

interface ShareRow {
  id: string
  attempt_id: string
  amount: Cop
  refunded: Cop
  status: AttemptStatus
  approved_at: string | null
  student_code: string
  order_id: string
  order_token: string
  receipt_token: string | null
}

/** The shares of a payment by student code: in this order their orders are held. */
export async function sharesOf(database: Database, attemptId: string): Promise<readonly Share[]> {
  return (await sharesOfAll(database, [attemptId])).get(attemptId) ?? []
}

/** The same of several payments, by the payment's id. */
export async function sharesOfAll(
  database: Database,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Share[]>> {
  const rows = await inChunks<string, ShareRow>(attemptIds, (some) =>
    database('allocation as a')
      .join('enrollment_order as o', 'o.id', 'a.order_id')
      .leftJoin('receipt as r', 'r.order_id', 'o.id')
      .whereIn('a.attempt_id', some)
      .orderBy('o.student_code')
      .select('a.id', 'a.attempt_id', 'a.amount', 'a.refunded', 'a.status', 'a.approved_at', 'o.student_code')
      .select('o.id as order_id', 'o.token as order_token', 'r.token as receipt_token'),
  )
  const shares = new Map<string, Share[]>()
  for (const row of rows) {
    const own = shares.get(row.attempt_id) ?? []
    own.push(shareFrom(row))
    shares.set(row.attempt_id, own)
  }
  return shares
}

function shareFrom(row: ShareRow): Share {
  return {
    allocationId: row.id,
    amount: row.amount,
    refunded: row.refunded,
    status: row.status,
    approvedAt: row.approved_at,
    studentCode: row.student_code,
    orderId: row.order_id,
    orderToken: row.order_token,
    receiptToken: row.receipt_token,
  }
}
