import type { Module } from '../../app-context.ts'
import { tellWithdrawal } from './cancel-withdrawal.ts'
import { postAdminOrder } from './post-admin-order.ts'
import { postOrder } from './post-order.ts'
import { recordBalancePayment } from './record-balance-payment.ts'
import { recordInvoicePayment } from './record-invoice-payment.ts'
import { recordOnAccount } from './record-on-account.ts'

export const accountingModule: Module = {
  name: 'accounting',
  register: (server, app) => {
    server.app.handleTopic('accounting.order', postOrder(app))
    server.app.handleTopic('accounting.admin-order', postAdminOrder(app))
    server.app.handleTopic('accounting.incoming-payment', recordInvoicePayment(app))
    server.app.handleTopic('accounting.balance-payment', recordBalancePayment(app))
    server.app.handleTopic('accounting.on-account', recordOnAccount(app))
    server.app.handleTopic('accounting.withdrawal', tellWithdrawal(app))
    server.app.moduleRoutes.add(server, async () => {
      const { accountingRoutes } = await import('./accounting.routes.ts')
      return accountingRoutes(app)
    })
  },
}
