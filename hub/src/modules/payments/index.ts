import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { agreementRoutes } from './agreement.routes.ts'
import { callbackRoutes } from './callbacks.routes.ts'
import { guardActs } from './guard-acts.ts'
import { expireAgreements } from './expire-agreements.ts'
import { liveRoutes } from './live.routes.ts'
import { officeRoutes } from './office.routes.ts'
import { orderHistoryRoutes } from './order-history.routes.ts'
import { orderPriceRoutes } from './order-price.routes.ts'
import { ordersDataSource } from './orders-data-source.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'
import { exceptionDetailsRoutes } from './exception-details.routes.ts'
import { settleCallbacks } from './settle-callbacks.ts'

export { missingDocuments } from '../enrollment/index.ts'
export type { AttemptStatus } from './attempt.model.ts'
export { attemptKind } from './attempt-kind.ts'
export { forWhoTyped } from './go-to-provider.ts'
export { addAttempt, asksPayer, attemptById, latestAttempt, payerOf } from './attempt.store.ts'
export { beginOnce } from './begin-once.ts'
export { closeGuardianPayment } from './close-guardian-payment.ts'
export { openExceptionsOf } from './exception-list.store.ts'
export { failAttempt } from './close-unstarted.ts'
export { debtorsInWizard, hasOpenPayment, heldInvoiceOf, lockDebtors } from './debt.store.ts'
export { bankLinesToReview } from './bank-lines-to-review.store.ts'
export { type HistorySort, historySorts, listPaymentsOf } from './guardian-history.store.ts'
export { GuardianPayment } from './guardian-payment.model.ts'
export { askGuardianProvidersNow, endGuardianPayment } from './guardian-payment.store.ts'
export { lockPayable } from './lock-payable.ts'
export { viewGuardianFacts, viewGuardianResult, viewPastFacts } from './guardian-payment.view.ts'
export { newGuardianPayment } from './new-guardian-payment.ts'
export { viewListedPayment } from './office.view.ts'
export { type JointPayment, jointPaymentOf } from './joint-payment.store.ts'
export { listPayments } from './payment-list.store.ts'
export { paymentOf, receiptTokenOf } from './payment.store.ts'
export { reconcileGuardianPayments } from './reconcile-guardian-payments.ts'
export { guardianKind } from './guardian-kind.ts'
export { providerOf } from './provider-of.ts'
export { applyWord, type PaymentKind, settleAtProvider } from './settle-at-provider.ts'
export { parkedSince, releaseAttempt, type Release } from './release-attempt.ts'
export { startAtProvider } from './start-at-provider.ts'
export { isUnanswered, neverStarted } from './unanswered.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    /** Names a module further down whose payments the callbacks and the office meet as well. */
    keepsReferences: (keeper: ReferenceKeeper) => void
  }
}

export const paymentsModule: Module = {
  name: 'payments',
  register: (server, app) => {
    const keepers: ReferenceKeeper[] = []
    server.app.keepsReferences = (keeper) => void keepers.push(keeper)
    server.app.addPersonalDataSource(ordersDataSource)
    const { resolutions, confirmations } = guardActs(server, app, keepers)
    server.route(
      secureRoutes([
        ...paymentsRoutes(app),
        ...callbackRoutes(app, keepers),
        ...liveRoutes(app),
        ...orderHistoryRoutes(app),
        ...orderPriceRoutes(app),
        ...exceptionDetailsRoutes(app),
        ...agreementRoutes(app, confirmations),
        ...officeRoutes(app, keepers, resolutions),
      ]),
    )
    app.work.add({
      name: 'settle-callbacks',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'many',
      run: (signal) => settleCallbacks(app, signal, keepers),
    })
    app.work.add({
      name: 'reconcile-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: (signal) => reconcilePayments(app, signal),
    })
    app.work.add({
      name: 'expire-agreements',
      every: '0 */5 * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: () => expireAgreements(app),
    })
  },
}
