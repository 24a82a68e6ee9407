import type { Module } from '../../app-context.ts'
import { guardedRefund } from './guarded-refund.ts'
import { guardedResolution } from './guarded-resolution.ts'

export { type ChargePayout, payoutsOfCharges } from './charge-payout.store.ts'
export { namedStudents } from './exception-students.store.ts'
export { ordersFound, type Words } from './found-by.ts'
export { viewListedPayment } from './office.view.ts'
export { listPaidOfPartners } from './paid-of-partners.store.ts'
export { listPayments } from './payment-list.store.ts'
export { studentOfOrder } from './payment-search.store.ts'
export { findRefundable, heldRefundFacts, refundFacts, type PaidRefundFacts } from './read-refundable.ts'
export { sendHeldRefund } from './refund-payment.ts'
export { wordsOf } from './words-of.ts'

/** What the office sees of payments and decides about them. */
export const paymentsOfficeModule: Module = {
  name: 'payments-office',
  register: (server, app) => {
    const resolutions = {
      refund: guardedResolution(app, 'exception.refund'),
      resolve: guardedResolution(app, 'exception.resolve'),
    }
    const refund = guardedRefund(app)
    for (const act of [...Object.values(resolutions), refund]) server.app.guardsAct(act)
    server.app.moduleRoutes.add(server, async () => {
      const { exceptionDetailsRoutes } = await import('./exception-details.routes.ts')
      const { officeRoutes } = await import('./office.routes.ts')
      const { orderHistoryRoutes } = await import('./order-history.routes.ts')
      const { orderMovementsRoutes } = await import('./order-movements.routes.ts')
      const { orderPriceRoutes } = await import('./order-price.routes.ts')
      const { paidDocumentsRoutes } = await import('./paid-documents.routes.ts')
      const { refundListRoutes } = await import('./refund-list.routes.ts')
      const { refundsRoutes } = await import('./refunds.routes.ts')
      return [
        ...orderHistoryRoutes(app),
        ...orderPriceRoutes(app),
        ...orderMovementsRoutes(app),
        ...exceptionDetailsRoutes(app),
        ...officeRoutes(app, resolutions),
        ...paidDocumentsRoutes(app),
        ...refundListRoutes(app),
        ...refundsRoutes(app, refund),
      ]
    })
  },
}
