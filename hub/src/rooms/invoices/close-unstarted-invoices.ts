import type { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { movesForward } from '../payments/decide-settlement.ts'
import { releaseDocuments } from './hold.store.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { endInvoicePayment, holdInvoicePayment } from './invoice-payment.store.ts'

/** Lets the documents go when the provider never took the payment up, so that the guardian may try again at once. */
export async function closeUnstartedInvoices(
  { database, clock }: House,
  { id }: InvoicePayment,
  { code }: PluginFault,
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const payment = await holdInvoicePayment(trx, id)
    if (!movesForward(payment.status, 'failed')) return
    await endInvoicePayment(trx, payment, null, { status: 'failed', reason: code, at: clock.now() })
    await releaseDocuments(trx, id)
  })
}
