import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { accountingRoutes } from './accounting.routes.ts'
import { postAdminOrder } from './post-admin-order.ts'
import { postOrder } from './post-order.ts'
import { recordBalancePayment } from './record-balance-payment.ts'
import { recordInvoicePayment } from './record-invoice-payment.ts'

export const accountingRoom: Room = {
  name: 'accounting',
  register: (server, house) => {
    server.app.handleTopic('accounting.order', postOrder(house))
    server.app.handleTopic('accounting.admin-order', postAdminOrder(house))
    server.app.handleTopic('accounting.incoming-payment', recordInvoicePayment(house))
    server.app.handleTopic('accounting.balance-payment', recordBalancePayment(house))
    server.route(behindDoors(accountingRoutes(house)))
  },
}
