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
  'approved-again',
] as const

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
  'receipt.issue',
  'notice.receipt',
  'notice.invoices',
  'notice.link',
  'notice.reminder',
  'document.news',
] as const

/** How far a student of the season is, from who may not come in to who is done. */
export const studentSteps = [
  'blocked',
  'not-entered',
  'entered',
  'initial',
  'annual',
  'transport',
  'monthly',
  'activities',
  'pay',
  'paying',
  'agreement',
  'complete',
] as const
