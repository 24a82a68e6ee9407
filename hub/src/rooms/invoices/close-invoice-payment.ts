import type { ProviderPayment } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { recordAudit } from '../audit/audit.store.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { endInvoicePayment, type InvoicePaymentEnd } from './invoice-payment.store.ts'

export interface InvoiceClosing {
  readonly seen: ProviderPayment | null
  readonly end: InvoicePaymentEnd
  readonly actor: string
}

/** Brings a payment of invoices to its end and writes down by whose word. */
export async function closeInvoicePayment(
  { clock }: Pick<House, 'clock'>,
  trx: Transaction,
  payment: InvoicePayment,
  { seen, end, actor }: InvoiceClosing,
): Promise<void> {
  await endInvoicePayment(trx, payment, seen, end)
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act: 'invoices.end',
    subject: payment.reference,
    before: { status: payment.status },
    after: { status: end.status, amount: payment.amount },
    trace: payment.trace,
  })
}
