import type { House } from '../../house.ts'
import { reconcileGuardianPayments } from '../payments/index.ts'
import { InvoicePayment } from './invoice-payment.model.ts'
import { settleInvoicePayment } from './settle-invoice-payment.ts'

export async function reconcileInvoicePayments(house: House, signal: AbortSignal): Promise<void> {
  await reconcileGuardianPayments(house, { kind: InvoicePayment, settle: settleInvoicePayment }, signal)
}
