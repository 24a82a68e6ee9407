import type { Module } from '../../app-context.ts'
import { secureRoutes } from '../../http/secure-routes.ts'
import { exceptionDetailsRoutes } from './exception-details.routes.ts'
import { guardedResolution } from './guarded-resolution.ts'
import { officeRoutes } from './office.routes.ts'
import { orderHistoryRoutes } from './order-history.routes.ts'
import { orderPriceRoutes } from './order-price.routes.ts'

export { namedStudents } from './exception-students.store.ts'
export { ordersFound, pesosIn, type Words } from './found-by.ts'
export { viewListedPayment } from './office.view.ts'
export { listPayments } from './payment-list.store.ts'
export { studentOfOrder } from './payment-search.store.ts'
export { wordsOf } from './words-of.ts'

/** What the office sees of payments and decides about them. */
export const paymentsOfficeModule: Module = {
  name: 'payments-office',
  register: (server, app) => {
    const resolutions = {
      refund: guardedResolution(app, 'exception.refund'),
      resolve: guardedResolution(app, 'exception.resolve'),
    }
    for (const act of Object.values(resolutions)) server.app.guardsAct(act)
    server.route(
      secureRoutes([
        ...orderHistoryRoutes(app),
        ...orderPriceRoutes(app),
        ...exceptionDetailsRoutes(app),
        ...officeRoutes(app, resolutions),
      ]),
    )
  },
}
