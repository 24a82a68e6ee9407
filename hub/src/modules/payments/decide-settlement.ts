import type { ProviderPayment } from '@matricula/contract'
import type { AttemptStatus } from './attempt.model.ts'
import type { ExceptionKind } from './exception-kind.ts'

/**
 * Where a payment stands when its provider speaks of a charge. waiting: nothing has been said. review: a person looks
 * into it. over: it came to nothing. given-back: what came paid nothing, and went back. another: a charge beside the one that paid, or that went back. review-of-another:
 * a charge beside the one that the person looks into.
 */
export type Stage =
  | 'waiting'
  | 'review'
  | 'review-of-another'
  | 'over'
  | 'given-back'
  | 'paid'
  | 'duplicate'
  | 'returned'
  | 'another'

/** What the provider says of the charge, held against what was asked of it. */
export type Word =
  Misfit | 'approved' | 'pending' | 'declined' | 'expired' | 'reversed' | 'unseen' | 'timed-out'
export type Misfit = 'wrong-amount' | 'wrong-currency' | 'test-payment'

/** What the money was for, as it stands now: due, paid with other money, due with another amount, or given up. */
export type PayableState = 'due' | 'paid-otherwise' | 'changed' | 'given-up'

/**
 * What follows. wait: ask again later. ignore: nothing. pay: it is paid. keep-both: it was paid already, and this
 * money is to go back. decline, expire: what was to be paid is free. review: it is held until a person has looked.
 * reverse: the money went back. report: a person looks into it, and the payment stays as it is.
 */
export type Step =
  'wait' | 'ignore' | 'pay' | 'keep-both' | 'decline' | 'expire' | 'review' | 'reverse' | 'report'

export interface Decision {
  readonly step: Step
  /** What a person is to look into. */
  readonly exception: ExceptionKind | null
}

type Row = Readonly<Record<Word, Decision | 'by-payable'>>

const quietly = (step: Step): Decision => ({ step, exception: null })
const told = (step: Step, exception: ExceptionKind): Decision => ({ step, exception })

const ignored = {
  approved: quietly('ignore'),
  pending: quietly('ignore'),
  declined: quietly('ignore'),
  expired: quietly('ignore'),
  reversed: quietly('ignore'),
  unseen: quietly('ignore'),
  'timed-out': quietly('ignore'),
} as const

const underReview = {
  'wrong-amount': told('review', 'wrong-amount'),
  'wrong-currency': told('review', 'wrong-currency'),
  'test-payment': told('review', 'test-payment'),
} as const

const reported = {
  'wrong-amount': told('report', 'wrong-amount'),
  'wrong-currency': told('report', 'wrong-currency'),
  'test-payment': told('report', 'test-payment'),
} as const

/** Every word in every stage: money that was taken ends on what it was for, or before a person. */
const decisions: Readonly<Record<Stage, Row>> = {
  waiting: {
    ...underReview,
    approved: 'by-payable',
    pending: quietly('wait'),
    declined: quietly('decline'),
    expired: quietly('expire'),
    reversed: told('reverse', 'reversed'),
    unseen: quietly('wait'),
    'timed-out': quietly('expire'),
  },
  review: { ...ignored, ...reported, approved: 'by-payable', reversed: told('reverse', 'reversed') },
  'review-of-another': { ...ignored, ...reported, approved: 'by-payable' },
  over: { ...ignored, ...underReview, approved: 'by-payable', reversed: told('reverse', 'reversed') },
  // Whether its provider gave it back as well, its exceptions tell.
  'given-back': { ...ignored, ...underReview, approved: 'by-payable', reversed: quietly('reverse') },
  paid: { ...ignored, ...reported, reversed: told('reverse', 'reversed') },
  // The second payment went back: that was its task. Whether a person had given it back too, its exceptions tell.
  duplicate: { ...ignored, ...reported, reversed: quietly('reverse') },
  returned: { ...ignored, ...reported, approved: told('report', 'approved-again') },
  another: {
    ...ignored,
    ...reported,
    approved: told('report', 'duplicate-payment'),
    'wrong-amount': told('report', 'duplicate-payment'),
  },
}

const byPayable: Readonly<Record<PayableState, Decision>> = {
  due: quietly('pay'),
  'paid-otherwise': told('keep-both', 'duplicate-payment'),
  // It was closed, and the family has since chosen something else that costs something else.
  changed: told('review', 'wrong-amount'),
  // A part of a split that has ended since: its money goes back (splits-9).
  'given-up': told('keep-both', 'split-ended'),
}

/**
 * What the provider's word means for a payment and for what it was to pay (payments-24); the same for every
 * kind.
 */
export function decideSettlement(stage: Stage, word: Word, payable: PayableState): Decision {
  const decision = decisions[stage][word]
  return decision === 'by-payable' ? byPayable[payable] : decision
}

const stages: Readonly<Record<AttemptStatus, Stage>> = {
  open: 'waiting',
  agreement: 'waiting',
  under_review: 'review',
  failed: 'over',
  declined: 'over',
  expired: 'over',
  approved: 'paid',
  duplicate: 'duplicate',
  reversed: 'returned',
  returned: 'given-back',
}

const besides: Partial<Record<Stage, Stage>> = {
  review: 'review-of-another',
  paid: 'another',
  duplicate: 'another',
  returned: 'another',
}

interface Spoken {
  readonly status: AttemptStatus
  /** The charge that brought it to where it stands. */
  readonly providerRef: string | null
}

export function stageOf({ status, providerRef }: Spoken, seen: ProviderPayment | null): Stage {
  const stage = stages[status]
  const isItsCharge = seen === null || seen.providerRef === providerRef
  return isItsCharge ? stage : (besides[stage] ?? stage)
}

/** Whether no word about money has been said: only then is the payment given up. */
export function isWaiting(status: AttemptStatus): boolean {
  return stages[status] === 'waiting'
}

export interface WordFacts {
  readonly asked: { readonly amount: number; readonly expiresAt: string }
  /** What the provider says now; null when it never saw the payment. */
  readonly seen: ProviderPayment | null
  /** The season's now. */
  readonly now: Date
  /** Whether a payment marked as a test counts: in the sandbox and in a rehearsal with pretend vendors. */
  readonly testsCount: boolean
}

/** Nothing a browser says is asked. */
export function wordOf({ asked, seen, now, testsCount }: WordFacts): Word {
  if (seen === null) return now.getTime() >= Date.parse(asked.expiresAt) ? 'timed-out' : 'unseen'
  if (seen.status !== 'approved') return seen.status
  if (seen.currency !== 'COP') return 'wrong-currency'
  if (seen.amount !== asked.amount) return 'wrong-amount'
  return seen.test && !testsCount ? 'test-payment' : 'approved'
}
