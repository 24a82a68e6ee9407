import type { AppContext } from '../../app-context.ts'
import { isRefused, type Refusal, refuse } from '../../shared/refusal.ts'
import {
  describedBy,
  type DueRefusal,
  hashOfLinkUse,
  invoicesPayable,
  type LinkedCommand,
  type PaidDocument,
  startPayment,
} from '../payments/index.ts'
import { checkPayer } from '../payments/check-payer.ts'
import { openInvoicePayment } from './open-invoice-payment.ts'

/** Begins to pay by a link what is open of its documents. Nobody goes on with a payment that somebody else began by it. */
export async function startLinkedInvoices(
  app: AppContext,
  command: LinkedCommand,
  readDocuments: () => Promise<Refusal<DueRefusal> | readonly PaidDocument[]>,
) {
  const requestHash = hashOfLinkUse(command)
  return startPayment(app, describedBy(invoicesPayable, command.link), {
    idempotencyKey: command.idempotencyKey,
    requestHash,
    locale: command.locale,
    findUnanswered: () => Promise.resolve(null),
    open: async () => {
      const checked = checkPayer(command.payer)
      if (checked.is === 'wrong') return refuse('PAYER_INCOMPLETE', { fields: checked.fields })
      const documents = await readDocuments()
      if (isRefused(documents)) return documents
      const beginning = { ...command, guardianId: null, invoicePayer: null }
      return openInvoicePayment(app, { command: beginning, documents, requestHash, payer: checked.payer })
    },
  })
}
