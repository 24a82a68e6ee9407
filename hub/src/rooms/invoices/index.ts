import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { invoicePaymentsHolder } from './invoice-payments-holder.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { reconcileInvoicePayments } from './reconcile-invoice-payments.ts'
import { invoiceReferences } from './reference-keeper.ts'

export { releaseDocuments } from './release-documents.ts'
export { documentsOf, invoicePaymentById, keepPosted } from './invoice-payment.store.ts'

export const invoicesRoom: Room = {
  name: 'invoices',
  register: (server, house) => {
    server.app.keepsReferences(invoiceReferences(house))
    server.app.holdsPersonalData(invoicePaymentsHolder)
    server.route(behindDoors(invoicesRoutes(house)))
    house.work.add({
      name: 'reconcile-invoice-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      lanes: 'one',
      run: (signal) => reconcileInvoicePayments(house, signal),
    })
  },
}
