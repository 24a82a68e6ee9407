import type { Module } from '../../app-context.ts'
import { draftsDataSource } from './drafts-data-source.ts'

export { adminOrderOf } from './admin-order.store.ts'
export { enrollmentStanding } from './enrollment-standing.ts'
export { cancelledByWithdrawal, type OrderWithdrawal, withdrawalOf, owed } from './order-withdrawal.store.ts'
export type { WithdrawnLine, WithdrawnLineKind } from './withdrawn-line.ts'
export { type LaterDay, laterCharges } from './later-charges.ts'
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
export { conceptsCharged, type LaterCharge, laterChargesSince } from './later-charge.store.ts'
export { paidStudents } from './paid-students.store.ts'
export { notWithdrawn } from './not-withdrawn.ts'
export type { EnrollmentChoices, EnrollmentQuote } from './enrollment-quote.ts'
export { quoteEnrollment } from './quote-enrollment.ts'
export { viewQuote } from './quote.view.ts'
export { claimKey, releaseKey } from './request-key.store.ts'
export { readDraft } from './read-draft.ts'
export { refuseUnsigned } from './refuse-unsigned.ts'
export { unsignedDocuments } from './unsigned-documents.ts'
export { refusePaidElsewhere } from './still-open.ts'
export { missingDocuments } from './signed.store.ts'
export { creditUsed } from './credit-used.ts'
export { kindOfBalance } from './student.view.ts'

export const enrollmentModule: Module = {
  name: 'enrollment',
  register: (server, app) => {
    server.app.addPersonalDataSource(draftsDataSource(app.config.settings.privacy))
    server.app.moduleRoutes.add(server, async () => {
      const { adminOrderRoutes } = await import('./admin-order.routes.ts')
      const { authRoutes } = await import('./auth.routes.ts')
      const { checksRoutes } = await import('./checks.routes.ts')
      const { confirmTransportRoutes } = await import('./confirm-transport.routes.ts')
      const { enrollmentRoutes } = await import('./enrollment.routes.ts')
      const { feeImpactRoutes } = await import('./fee-impact.routes.ts')
      const { simulateRoutes } = await import('./simulate.routes.ts')
      const { subscriptionsRoutes } = await import('./subscriptions.routes.ts')
      return [
        ...enrollmentRoutes(app),
        ...confirmTransportRoutes(app),
        ...subscriptionsRoutes(app),
        ...simulateRoutes(app),
        ...adminOrderRoutes(app),
        ...feeImpactRoutes(app),
        ...authRoutes(app),
        ...checksRoutes(app),
      ]
    })
  },
}
