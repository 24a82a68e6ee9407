import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { SignInGuard } from '../access/index.ts'
import { adminOrderRoutes } from './admin-order.routes.ts'
import { authRoutes } from './auth.routes.ts'
import { checksRoutes } from './checks.routes.ts'
import { confirmTransportRoutes } from './confirm-transport.routes.ts'
import { enrollmentDataSources } from './personal-data-sources.ts'
import { enrollmentRoutes } from './enrollment.routes.ts'
import { feeImpactRoutes } from './fee-impact.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { SignInLetters } from './sign-in-letters.ts'
import { simulateRoutes } from './simulate.routes.ts'
import { studentLogsRoutes } from './student-logs.routes.ts'
import { subscriptionsRoutes } from './subscriptions.routes.ts'

export { adminOrderOf } from './admin-order.store.ts'
export { answerLogin } from './answer-login.ts'
export { enterStudent, type SignedIn } from './enter-student.ts'
export { quoteView } from './enrollment.schemas.ts'
export { lookUpCode } from './look-up-code.ts'
export { noticeOf } from './notice-of.ts'
export { type EnrollmentOrder, hasPayment } from './order.model.ts'
export {
  findOrder,
  findOrderByToken,
  type OrderKey,
  lockOrder,
  orderById,
  orderWithCharges,
  quoteOf,
  setOrderStatus,
  writeCharges,
  writeOrder,
} from './order.store.ts'
export { paidStudents } from './paid-students.store.ts'
export { notWithdrawn } from './not-withdrawn.ts'
export { viewOutcome } from './outcome.view.ts'
export { type EnrollmentChoices, type EnrollmentQuote, quoteEnrollment } from './quote-enrollment.ts'
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
    for (const source of enrollmentDataSources(app.config.settings.privacy))
      server.app.addPersonalDataSource(source)
    const { triesPerCode } = app.config.settings.access
    const deps = {
      // A short proof is guessed by few tries: those of all networks count as one.
      guard: new SignInGuard(app, { kind: 'student', name: 'student', triesPerAccount: triesPerCode }),
      letters: new SignInLetters(app),
      sessions: server.app.sessions,
    }
    server.route(
      secureRoutes([
        ...loginRoutes(app, deps),
        ...enrollmentRoutes(app),
        ...confirmTransportRoutes(app),
        ...subscriptionsRoutes(app),
        ...simulateRoutes(app),
        ...adminOrderRoutes(app),
        ...feeImpactRoutes(app),
        ...authRoutes(app),
        ...checksRoutes(app),
        ...studentLogsRoutes(app),
      ]),
    )
  },
}
