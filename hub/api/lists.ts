/** What the hub, the office and the command list alike; each list stands here alone. */

/** The office's roles, and one that reads the hub's numbers alone; `admin` may do what any may (access-29). */
export const staffRoles = [
  'admissions',
  'finance',
  'transport',
  'food',
  'security',
  'it',
  'metrics',
  'admin',
] as const

/** What a person must look into, each with one next act. */
export const exceptionKinds = [
  'duplicate-payment',
  'unknown-reference',
  'wrong-amount',
  'wrong-currency',
  'test-payment',
  'reversed',
  'refunded',
  'approved-again',
  'split-ended',
  'dispute-told',
  'still-pending',
  'wrong-day',
  'unreadable-line',
] as const

/** Of these, lines of a bank's file that say nothing of a payment as they stand (bank-agreements-15). */
export const bankLineKinds = ['wrong-day', 'unreadable-line'] as const

/** Of these, what came for an order and does not pay it. */
export const unappliedKinds = ['wrong-amount', 'wrong-currency'] as const

/** What a person of finance did about an exception. */
export const exceptionOutcomes = [
  'refund',
  'refunded-by-hand',
  'refunded-by-bank',
  'released',
  'attended',
] as const

export const deliveryStatuses = ['due', 'done', 'on_hold'] as const

/** What leaves the application, or is told to another module, after a story has committed. */
export const deliveryTopics = [
  'accounting.order',
  'accounting.admin-order',
  'accounting.incoming-payment',
  'accounting.balance-payment',
  'accounting.on-account',
  'accounting.withdrawal',
  'receipt.issue',
  'notice.receipt',
  'notice.invoices',
  'notice.refund',
  'notice.withdrawal',
  'notice.link',
  'notice.link-payment',
  'notice.on-account',
  'notice.split-fixed',
  'notice.split-ended',
  'notice.split-complete',
  'notice.reminder',
  'document.news',
  'einvoice.issue',
  'einvoice.credit',
] as const

/** How far a student of the season is, from who may not come in, or has left, to who is done. */
export const studentSteps = [
  'blocked',
  'withdrawn',
  'not-entered',
  'entered',
  'initial',
  'annual',
  'transport',
  'monthly',
  'activities',
  'pay',
  'returned',
  'split',
  'paying',
  'agreement',
  'complete',
] as const

/** Why whoever paid says that they contest a payment. */
export const disputeReasons = [
  'fraud',
  'unrecognised',
  'not-provided',
  'unacceptable',
  'duplicate',
  'amount',
  'other',
] as const

/** opened: the provider waits for the school's answer. answered: its decision is waited for. */
export const disputeStatuses = ['opened', 'answered', 'won', 'lost'] as const

/** sent: whoever gives it back was asked, or is about to be. */
export const refundStatuses = ['sent', 'done', 'refused'] as const

/** By the provider that took it, or by a transfer of the school's bank. */
export const refundWays = ['provider', 'bank'] as const

/**
 * standing: parts may be paid. complete: all are, and their order with them. undone: by who made it or by finance, before
 * anything was paid. ended: its deadline came first, and what was paid goes back.
 */
export const splitStatuses = ['standing', 'complete', 'undone', 'ended'] as const

/** in-transit: the provider has sent it. arrived: finance has seen it at the bank. returned: it went back to the provider. */
export const payoutStatuses = ['in-transit', 'arrived', 'returned'] as const

/** Who bears the money of a payment that was contested and lost. */
export const lossBearers = ['family', 'school'] as const
