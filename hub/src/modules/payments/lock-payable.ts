import type { Transaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type EnrollmentOrder, type EnrollmentQuote, findOrder, lockOrder } from '../enrollment/index.ts'
import { heldInvoiceOf, lockDebtors } from './debt.store.ts'

export interface PayableInput {
  readonly key: { readonly project: string; readonly studentCode: string }
  readonly quote: EnrollmentQuote
}

/** The student's order, held, when a payment of it may begin now; null in it when there is none yet. */
export async function lockPayable(
  trx: Transaction,
  { key, quote }: PayableInput,
): Promise<
  | Refusal<'ENROLLMENT_WITHDRAWN' | 'INVOICE_PENDING' | 'ORDER_PAID' | 'PAYMENT_PENDING' | 'SPLIT_STANDS'>
  | { readonly order: EnrollmentOrder | null }
> {
  const found = await findOrder(trx, key)
  const order = found === null ? null : await lockOrder(trx, found.id)
  if (order?.status === 'paid') return refuse('ORDER_PAID', { facts: { token: order.token } })
  if (order?.status === 'withdrawn') return refuse('ENROLLMENT_WITHDRAWN', { facts: { token: order.token } })
  if (order?.status === 'split') return refuse('SPLIT_STANDS', { facts: { token: order.token } })
  if (order !== null && order.status !== 'open')
    return refuse('PAYMENT_PENDING', { facts: { token: order.token } })
  return (await refuseDebtInPortal(trx, key.studentCode, quote)) ?? { order }
}

/** Last year's balance is not paid here while the invoice portal is paying it (invoices-11). */
export async function refuseDebtInPortal(
  trx: Transaction,
  studentCode: string,
  { totals }: EnrollmentQuote,
): Promise<Refusal<'INVOICE_PENDING'> | null> {
  if (totals.balance <= 0) return null
  await lockDebtors(trx, [studentCode])
  const document = await heldInvoiceOf(trx, studentCode)
  return document === null ? null : refuse('INVOICE_PENDING', { values: { document } })
}
