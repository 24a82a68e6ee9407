import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { invoicePaymentsDataSource } from './invoice-payments-data-source.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { reconcileInvoicePayments } from './reconcile-invoice-payments.ts'
import { invoiceReferences } from './reference-keeper.ts'

export { releaseDocuments } from './release-documents.ts'
export { documentsOf, invoicePaymentById, keepPosted } from './invoice-payment.store.ts'

export const invoicesModule: Module = {
  name: 'invoices',
  register: (server, app) => {
    server.app.keepsReferences(invoiceReferences(app))
    server.app.addPersonalDataSource(invoicePaymentsDataSource)
    server.route(secureRoutes(invoicesRoutes(app)))
    app.work.add({
      name: 'reconcile-invoice-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: (signal) => reconcileInvoicePayments(app, signal),
    })
  },
}
