import type { Module } from '../../app-context.ts'
import { invoicePaymentsDataSource } from './invoice-payments-data-source.ts'

export const invoicesModule: Module = {
  name: 'invoices',
  register: (server, app) => {
    server.app.addPersonalDataSource(invoicePaymentsDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { invoicesRoutes } = await import('./invoices.routes.ts')
      return invoicesRoutes(app)
    })
  },
}
