import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type OrderStatus, quoteOf } from '../enrollment/index.ts'
import { undeliveredOf } from '../outbox/index.ts'
import { balanceKey } from './balance-key.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

/**
 * A student's debt can be paid in the wizard and in the invoice portal (invoices-11). Whoever begins either
 * one holds the student's row first, so that one of two at once sees what the other has written.
 */
export async function lockDebtors(trx: Transaction, studentCodes: readonly string[]): Promise<void> {
  await trx('student')
    .whereIn('code', [...studentCodes])
    .orderBy('code')
    .forUpdate()
    .select('code')
}

interface OwnOrder {
  readonly id: string
  readonly student_code: string
  readonly quote: string
  readonly status: OrderStatus
  /** The one that is under way. */
  readonly attempt: string | null
}

/** Those of the students whose debt is part of an enrollment payment that accounting does not know as paid yet. */
export async function debtorsInWizard(
  database: Database,
  studentCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: OwnOrder[] = await database('enrollment_order')
    .leftJoin('allocation', (on) => {
      void on.on('allocation.order_id', 'enrollment_order.id').andOnNotNull('allocation.open_key')
    })
    .whereIn('enrollment_order.student_code', [...studentCodes])
    .select('enrollment_order.id', 'enrollment_order.student_code', 'enrollment_order.quote')
    .select('enrollment_order.status')
    .select('allocation.id as attempt')
  const owing = rows.filter((row) => quoteOf(row).totals.balance > 0)
  // What is paid between the two questions is announced by the second.
  const unreported = await undeliveredOf(
    database,
    owing.map(({ id }) => balanceKey(id)),
  )
  const unsettled = owing.filter(
    ({ id, status, attempt }) => attempt !== null || status === 'split' || unreported.has(balanceKey(id)),
  )
  return new Set(unsettled.map(({ student_code }) => student_code))
}

/** An invoice of the student that the portal is paying; null when there is none. A row read, not a call. */
export async function heldInvoiceOf(database: Database, studentCode: string): Promise<string | null> {
  const row = await database<{ partner_code: string; doc_num: string }>('allocation')
    .where({ partner_code: partnerCodeOf(studentCode) })
    .whereNotNull('open_key')
    .orderBy('doc_num')
    .first()
  return row?.doc_num ?? null
}

/** Whether any of the students has a payment that has not come to its end, in the wizard or in the portal. */
export async function hasOpenPayment(database: Database, studentCodes: readonly string[]): Promise<boolean> {
  const attempt = await database('enrollment_order')
    .leftJoin('allocation', 'allocation.order_id', 'enrollment_order.id')
    .whereIn('enrollment_order.student_code', [...studentCodes])
    .where((is) => void is.whereNotNull('allocation.open_key').orWhere('enrollment_order.status', 'split'))
    .first('enrollment_order.id')
  if (attempt !== undefined) return true
  const hold = await database('allocation')
    .whereIn('partner_code', studentCodes.map(partnerCodeOf))
    .whereNotNull('open_key')
    .first('doc_num')
  return hold !== undefined
}
