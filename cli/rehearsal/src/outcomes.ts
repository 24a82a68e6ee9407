/** The hub's moments at which a rehearsal stops the season's clock, in their order. */
export const phaseNames = [
  'census',
  'before-opening',
  'maintenance',
  'opening',
  'late-form',
  'transport-early',
  'transport-late',
  'last-day',
  'after-cutoff',
  'closed',
  'after-season',
  'books',
] as const
export type PhaseName = (typeof phaseNames)[number]

/** The outcomes of a family's enrolment. A family has one; small schools get each at least once. */
export const outcomes = [
  'paid',
  'advance',
  'late-form',
  'agreement',
  'agreement-by-hand',
  'agreement-expired',
  'callback-late',
  'callback-lost',
  'callback-copied',
  'callback-forged',
  'callback-reordered',
  'declined',
  'declined-then-paid',
  'pending-then-paid',
  'pending-then-declined',
  'left',
  'left-then-paid',
  'paid-twice',
  'paid-twice-open',
  'wrong-amount',
  'wrong-amount-open',
  'provider-hangs-up',
  'provider-away',
  'hub-killed',
  'transport-early',
  'transport-late',
  'accounting-away',
  'notices-away',
  'last-day',
  'after-cutoff',
  'paid-by-link',
  'paid-by-office-link',
  'link-expired',
  'link-withdrawn',
  'amount-by-link',
  'amount-given-back',
  'split-paid',
  'split-paid-at-once',
  'split-part-reversed',
  'split-ended',
  'invoiced',
  'invoice-rejected',
  'credit-note-rejected',
  'refunded-part',
  'refunded-whole',
  'refunded-by-transfer',
  'refund-waits',
  'refund-denied',
  'refund-refused',
  'refund-answer-lost',
  'withdrawn',
  'withdrawn-nothing-back',
  'dispute-open',
  'dispute-won',
  'dispute-lost-school',
  'dispute-lost-family',
  'charges-paid',
  'charges-paid-late',
  'absent',
] as const
export type EnrolmentOutcome = (typeof outcomes)[number]

/** How often an outcome is drawn beside the others, once each has had its turn; 1 by default. */
export const weights: Partial<Record<EnrolmentOutcome, number>> = {
  paid: 12,
  'last-day': 4,
  'transport-early': 3,
  'transport-late': 5,
  'after-cutoff': 3,
  agreement: 3,
  'hub-killed': 2,
}

/**
 * Those that are for one family alone: a second one would meet an opened breaker and not the fault itself, and as many
 * pay links as a large school's would meet the limits that a hub has for them.
 */
export const onceOnly: ReadonlySet<EnrolmentOutcome> = new Set([
  'provider-hangs-up',
  'refund-answer-lost',
  'paid-by-link',
  'paid-by-office-link',
  'link-expired',
  'link-withdrawn',
  'amount-by-link',
  'amount-given-back',
  'split-paid',
  'split-paid-at-once',
  'split-part-reversed',
  'split-ended',
])

/** Of those, and of the others, who pays online at the opening and meets something only afterwards. */
export const paidAtOpening = [
  'paid',
  'invoiced',
  'invoice-rejected',
  'credit-note-rejected',
  'refunded-part',
  'refunded-whole',
  'refunded-by-transfer',
  'refund-waits',
  'refund-denied',
  'refund-refused',
  'refund-answer-lost',
  'withdrawn',
  'withdrawn-nothing-back',
  'dispute-open',
  'dispute-won',
  'dispute-lost-school',
  'dispute-lost-family',
  'charges-paid',
  'charges-paid-late',
  'amount-by-link',
  'amount-given-back',
] as const satisfies readonly EnrolmentOutcome[]

/** Those that the student's own record decides. */
export const decidedByRecord: ReadonlySet<EnrolmentOutcome> = new Set(['advance', 'late-form'])
