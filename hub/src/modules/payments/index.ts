import type { Module } from '../../app-context.ts'
import { accountDataSource } from './account-data-source.ts'
import { ordersDataSource } from './orders-data-source.ts'
import { endSplits } from './end-splits.ts'
import { splitsDataSource } from './splits-data-source.ts'
import { askRefunds } from './ask-refunds.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settleCallbacks } from './settle-callbacks.ts'

export { onAccountAttemptById, accountPaidBy, keepAccountPosted } from './account-attempt.store.ts'
export { type PaidDocument, partsPaidBy, planOrder } from './allocation.store.ts'
export { applyCharge } from './apply-charge.ts'
export {
  type OnAccountAttempt,
  type AllocationAttempt,
  type AttemptPath,
  type AttemptStatus,
  InvoicesAttempt,
  JointAttempt,
  type LinkAttempt,
  type OrderAllocation,
  type PartAttempt,
  type OrderAttempt,
  type OrderAllocationWithAttempt,
  type PaymentAttempt,
  type Pays,
} from './attempt.model.ts'
export { attemptsFor } from './attempts-for.ts'
export { askEachNow, asksPayer, attemptById, attemptOrItsShare, payerOf } from './attempt.store.ts'
export { adoptCharge } from './adopt-charge.ts'
export { captureOf, keepCapture } from './capture.store.ts'
export { completeOrder, noticeOfReceipt } from './complete-order.ts'
export { debtorsInWizard, hasOpenPayment, heldInvoiceOf, lockDebtors } from './debt.store.ts'
export { heldDocuments, nameOf, releaseDocuments } from './document-lock.store.ts'
export {
  closeRefunded,
  closeUnasked,
  exceptionsOfCharge,
  forgetRefundRequested,
  hasOpenException,
  noteRefundRequested,
  raiseException,
  raiseOnce,
} from './exception.store.ts'
export { askOnceMore, endPending } from './end-pending.ts'
export { noteHandledOutside } from './note-handled-outside.ts'
export { noteNotReceived } from './note-not-received.ts'
export { disputeSubject, endDispute, openDispute } from './dispute-ledger.ts'
export { Dispute, type DisputeReason, type DisputeStatus, type LossBearer } from './dispute.model.ts'
export { changeDispute, disputeById, disputeOfCase, disputesOf, lockDispute } from './dispute.store.ts'
export { refusalBecause, refusedByProvider } from './fault-of.ts'
export { forWhoTyped } from './go-to-provider.ts'
export {
  addJointAttempt,
  attemptsWithoutCheckout,
  guardianAttemptByToken,
  type HistorySort,
  historySorts,
  jointAttempts,
  jointTokenOf,
  listPaymentsOf,
} from './guardian-attempt.store.ts'
export {
  type GivenBack,
  viewGuardianFacts,
  viewGuardianResult,
  viewPastFacts,
} from './guardian-payment.view.ts'
export { toldStatusesOf, type ToldStatus } from './decided-returns.store.ts'
export { correctPayer } from './correct-payer.ts'
export { type InvoicedPayment, invoicedPayment } from './invoiced-payment.ts'
export { viewPaymentPayer } from './payment-payer.view.ts'
export {
  paidDocumentsOf,
  addInvoicesAttempt,
  documentsPaidBy,
  invoicesAttemptById,
  invoicesAttempts,
  keepPosted,
} from './invoices-attempt.store.ts'
export { invoicesPayable } from './invoices-payable.ts'
export { jointPayable } from './joint-payable.ts'
export {
  exceptionById,
  type ListedException,
  listedExceptions,
  openExceptionsOf,
  tokenOf,
} from './listed-exception.store.ts'
export {
  attemptsOfLinks,
  type BegunByLink,
  eraseAttemptPayer,
  linkAttemptById,
  linkAttemptByToken,
} from './link-attempt.store.ts'
export { begunBy, type DueRefusal, type LinkedCommand } from './link-use.ts'
export { lockPayable } from './lock-payable.ts'
export { type AttemptBeginning, type InvoicedBeginning, keepInvoicePayer, newAttempt } from './new-attempt.ts'
export {
  currentAllocation,
  currentAllocationOf,
  lateAgreements,
  orderAttemptById,
  paidAllocation,
  paidAllocationOf,
  paidAllocationWithAttempt,
  allocationsOfOrder,
  allocationsOfParts,
} from './order-attempt.store.ts'
export { orderPayable } from './order-payable.ts'
export type { Payable, Release } from './payable.ts'
export { forPayable } from './payables.ts'
export { type PaidStatus, Payment } from './payment.model.ts'
export { moneyOfToken } from './token-money.store.ts'
export { chargedPayment, lockPayment, lockPaymentOf, paymentById, receiptTokenOf } from './payment.store.ts'
export { raiseUnknown } from './raise-unknown.ts'
export {
  completedParts,
  invoicedAttempts,
  orderInParts,
  type PartOfOrder,
  partOfOrder,
} from './completed-part.store.ts'
export { partStandings } from './part-fates.ts'
export { type NamedPart, namedParts } from './named-parts.store.ts'
export { splitsGoneBack } from './gone-parts.store.ts'
export { leftAfterRefund } from './left-after-refund.ts'
export { goneOfParts, lostOfParts } from './parts-gone.ts'
export { placesOfRefund, type PlacedTransfer } from './part-shares.ts'
export { judgeTransfer } from './judge-transfer.ts'
export { settleLostPart } from './take-back-part.ts'
export { sharedRefundsOf } from './refunds-of-parts.ts'
export { askRefund } from './ask-refunds.ts'
export {
  finishLockedRefund,
  type LockedRefund,
  lockPaid,
  lockPaidOrder,
  lockRefund,
  type PaidAllocation,
  type PaidOrder,
  refuseHeldRefund,
  sendAllocationRefund,
} from './allocation-refund.ts'
export type { ReceiptIssuer } from './receipt-issuer.ts'
export { finishRefund, refuseRefund, sendRefund } from './refund-ledger.ts'
export type { Refund, RefundStatus, RefundWay } from './refund.model.ts'
export {
  goneBackOf,
  noteSentAgain,
  openRefundsOf,
  type AllocationRefund,
  allocationRefundById,
  type PlacedRefund,
  placedRefundsOf,
  refundsOfAttempt,
  refundsOfOrder,
  refundsOfParts,
  unappliedRefundById,
  unappliedRefundsOf,
} from './refund.store.ts'
export { type FamilyRefund, isGivenBack, viewFamilyRefund, viewFamilyWithdrawal } from './refund.view.ts'
export { keepReturn, lockWithPayable, returnContested, watchedBy } from './return-contested.ts'
export { freeOrder } from './settle-order.ts'
export { type Share, sharesOf, sharesOfAll } from './share.store.ts'
export { studentsPaidFor } from './students-paid-for.ts'
export { startAccountPayment } from './start-account-payment.ts'
export { startCheckout } from './start-checkout.ts'
export { attemptsOfParts, paidPartAttempts } from './part-attempt.store.ts'
export { priceKept, priceNow } from './price-kept.ts'
export { completeBy, endOfDayAfter, lastDayOf } from './split-deadline.ts'
export { type OrderSplit, type SplitPart, type SplitStatus } from './split.model.ts'
export {
  addSplit,
  endSplit,
  lastSplitOf,
  lockSplit,
  partsUnderWay,
  splitById,
  splitOfPart,
  standingSplitOf,
} from './split.store.ts'
export { startLinked } from './start-linked.ts'
export { startPartPayment } from './start-part-payment.ts'
export { startPayment } from './start-payment.ts'
export { isUnanswered } from './unanswered.ts'
export { isUnsettled } from './unsettled.store.ts'

export const paymentsModule: Module = {
  name: 'payments',
  register: (server, app) => {
    server.app.addPersonalDataSource(ordersDataSource)
    server.app.addPersonalDataSource(splitsDataSource)
    server.app.addPersonalDataSource(accountDataSource)
    server.app.moduleRoutes.add(server, async () => {
      const { callbackRoutes } = await import('./callbacks.routes.ts')
      const { liveRoutes } = await import('./live.routes.ts')
      const { paymentPayerRoutes } = await import('./payment-payer.routes.ts')
      const { paymentsRoutes } = await import('./payments.routes.ts')
      return [...paymentsRoutes(app), ...paymentPayerRoutes(app), ...callbackRoutes(app), ...liveRoutes(app)]
    })
    app.work.add({
      name: 'settle-callbacks',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'many',
      run: (signal) => settleCallbacks(app, signal),
    })
    app.work.add({
      name: 'ask-refunds',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: (signal) => askRefunds(app, signal),
    })
    app.work.add({
      name: 'end-splits',
      every: '30 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: () => endSplits(app),
    })
    app.work.add({
      name: 'reconcile-payments',
      every: '*/5 * * * * *',
      begins: 'at-once',
      concurrency: 'one',
      run: (signal) => reconcilePayments(app, signal),
    })
  },
}
