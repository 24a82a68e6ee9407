import type { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isWaiting } from '../payments/decide-settlement.ts'
import { closeGuardianPayment, neverStarted } from '../payments/index.ts'
import { releaseDocuments } from './release-documents.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { lockInvoicePayment } from './invoice-payment.store.ts'

/** Lets the documents go when the provider never took the payment up, so that the guardian may try again at once. */
export async function closeUnstartedInvoices(
  app: AppContext,
  { id }: InvoicePayment,
  fault: PluginFault,
): Promise<void> {
  const end = { status: 'failed', reason: fault.code, at: app.clock.now() } as const
  await inTransaction(app.database, async (trx) => {
    const payment = await lockInvoicePayment(trx, id)
    if (!isWaiting(payment.status)) return
    if (!neverStarted(payment, fault, app.clock.now())) return
    await closeGuardianPayment(app, trx, payment, { seen: null, end, actor: 'hub', act: 'invoices.end' })
    await releaseDocuments(trx, id)
  })
}
