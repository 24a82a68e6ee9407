import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { invoicePaymentsDataSource } from './invoice-payments-data-source.ts'
import { invoicesRoutes } from './invoices.routes.ts'

export const invoicesModule: Module = {
  name: 'invoices',
  register: (server, app) => {
    server.app.addPersonalDataSource(invoicePaymentsDataSource)
    server.route(secureRoutes(invoicesRoutes(app)))
  },
}
