import type { AppContext } from '../../app-context.ts'
import type { Refusal } from '../../shared/refusal.ts'
import {
  type DueRefusal,
  invoicesPayable,
  type LinkedCommand,
  type PaidDocument,
  startLinked,
} from '../payments/index.ts'
import { openInvoicePayment } from './open-invoice-payment.ts'

/** Begins to pay by a link what is open of its documents. */
export function startLinkedInvoices(
  app: AppContext,
  command: LinkedCommand,
  read: () => Promise<Refusal<DueRefusal> | readonly PaidDocument[]>,
) {
  return startLinked(app, invoicesPayable, command, {
    read,
    open: (documents, opening) => openInvoicePayment(app, { ...opening, documents }),
  })
}
