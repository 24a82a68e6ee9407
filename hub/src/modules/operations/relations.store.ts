import type { Database } from '../../db/database.ts'

/** A column that names a row of another table, and how its own row is named. */
interface Relation {
  readonly table: string
  readonly id: string
  readonly column: string
  readonly to: string
  readonly key: string
}

const to = (table: string, id: string, column: string, parent: string, key = 'id'): Relation => ({
  table,
  id,
  column,
  to: parent,
  key,
})

/** Those that the tables themselves keep, as they should. */
export const relations: readonly Relation[] = [
  to('charge', 'id', 'order_id', 'enrollment_order'),
  to('payment_attempt', 'id', 'guardian_id', 'guardian'),
  to('payment', 'id', 'attempt_id', 'payment_attempt'),
  to('refund', 'id', 'payment_id', 'payment'),
  to('dispute', 'id', 'payment_id', 'payment'),
  to('einvoice', 'id', 'attempt_id', 'payment_attempt'),
  to('credit_note', 'id', 'einvoice_id', 'einvoice'),
  to('payout_line', 'payout_id', 'payout_id', 'payout'),
  to('posting_line', 'posting', 'posting', 'posting', 'key'),
  to('allocation', 'id', 'attempt_id', 'payment_attempt'),
  to('allocation', 'id', 'order_id', 'enrollment_order'),
  to('allocation', 'id', 'payment_id', 'payment'),
  to('allocation', 'id', 'part_id', 'split_part'),
  to('order_split', 'id', 'order_id', 'enrollment_order'),
  to('order_split', 'id', 'guardian_id', 'guardian'),
  to('split_part', 'id', 'split_id', 'order_split'),
  to('split_part', 'id', 'order_id', 'enrollment_order'),
  to('split_part', 'id', 'paid_by', 'payment_attempt'),
  to('receipt', 'number', 'order_id', 'enrollment_order'),
  to('accounting_document', 'order_id', 'order_id', 'enrollment_order'),
  to('activity_subscription', 'id', 'fee_id', 'fee'),
  to('fee_version', 'id', 'fee_id', 'fee'),
  to('discount_proof', 'discount_id', 'discount_id', 'discount'),
  to('reconciliation_matched_row', 'row_id', 'match_id', 'reconciliation_match'),
  to('reminder_sending', 'reminder_id', 'reminder_id', 'reminder'),
]

/** The rows whose other row is gone: `charge 12 (order_id)`. */
export async function orphans(database: Database): Promise<readonly string[]> {
  const found: string[] = []
  for (const { table, id, column, to: parent, key } of relations) {
    const ids: readonly (string | number)[] = await database(`${table} as child`)
      .leftJoin(`${parent} as parent`, `parent.${key}`, `child.${column}`)
      .whereNotNull(`child.${column}`)
      .whereNull(`parent.${key}`)
      .orderBy(`child.${id}`)
      .pluck(`child.${id}`)
    found.push(...ids.map((one) => `${table} ${one} (${column})`))
  }
  return found
}
