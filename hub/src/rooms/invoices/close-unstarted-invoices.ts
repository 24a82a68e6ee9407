import type { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isWaiting } from '../payments/decide-settlement.ts'
import { closeGuardianPayment, neverStarted } from '../payments/index.ts'
import { releaseDocuments } from './release-documents.ts'
import type { InvoicePayment } from './invoice-payment.model.ts'
import { holdInvoicePayment } from './invoice-payment.store.ts'

/** Lets the documents go when the provider never took the payment up, so that the guardian may try again at once. */
export async function closeUnstartedInvoices(
  house: House,
  { id }: InvoicePayment,
  fault: PluginFault,
): Promise<void> {
  const end = { status: 'failed', reason: fault.code, at: house.clock.now() } as const
  await inTransaction(house.database, async (trx) => {
    const payment = await holdInvoicePayment(trx, id)
    if (!isWaiting(payment.status)) return
    if (!neverStarted(payment, fault, house.clock.now())) return
    await closeGuardianPayment(house, trx, payment, { seen: null, end, actor: 'hub', act: 'invoices.end' })
    await releaseDocuments(trx, id)
  })
}
