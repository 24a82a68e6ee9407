import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { adminOrderRoutes } from './admin-order.routes.ts'
import { authRoutes } from './auth.routes.ts'
import { checksRoutes } from './checks.routes.ts'
import { confirmTransportRoutes } from './confirm-transport.routes.ts'
import { draftsDataSource } from './drafts-data-source.ts'
import { enrollmentRoutes } from './enrollment.routes.ts'
import { feeImpactRoutes } from './fee-impact.routes.ts'
import { simulateRoutes } from './simulate.routes.ts'
import { subscriptionsRoutes } from './subscriptions.routes.ts'

export { adminOrderOf } from './admin-order.store.ts'
export { enrollmentStanding } from './enrollment-standing.ts'
export { quoteView } from './enrollment.schemas.ts'
export { type EnrollmentOrder, hasPayment, type OrderStatus } from './order.model.ts'
export {
  findOrder,
  findOrderByToken,
  type OrderKey,
  lockOrder,
  orderById,
  ordersByIds,
  orderWithCharges,
  quoteOf,
  setOrderStatus,
  writeCharges,
  writeOrder,
} from './order.store.ts'
export { paidStudents } from './paid-students.store.ts'
export { notWithdrawn } from './not-withdrawn.ts'
export type { EnrollmentChoices, EnrollmentQuote } from './enrollment-quote.ts'
export { quoteEnrollment } from './quote-enrollment.ts'
export { viewQuote } from './quote.view.ts'
export { readDraft } from './read-draft.ts'
export { refuseUnsigned } from './refuse-unsigned.ts'
export { unsignedDocuments } from './unsigned-documents.ts'
export { refusePaidElsewhere } from './still-open.ts'
export { missingDocuments } from './signed.store.ts'
export { kindOfBalance } from './student.view.ts'

export const enrollmentModule: Module = {
  name: 'enrollment',
  register: (server, app) => {
    server.app.addPersonalDataSource(draftsDataSource(app.config.settings.privacy))
    server.route(
      secureRoutes([
        ...enrollmentRoutes(app),
        ...confirmTransportRoutes(app),
        ...subscriptionsRoutes(app),
        ...simulateRoutes(app),
        ...adminOrderRoutes(app),
        ...feeImpactRoutes(app),
        ...authRoutes(app),
        ...checksRoutes(app),
      ]),
    )
  },
}
