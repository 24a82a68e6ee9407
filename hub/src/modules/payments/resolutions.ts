import type { exceptionOutcomes } from '../../../api/lists.ts'
import type { ExceptionKind } from './exception-kind.ts'

export type Outcome = (typeof exceptionOutcomes)[number]

/**
 * refund: the provider gives the money back now. refunded-by-hand: it went back on the provider's own page.
 * refunded-by-bank: by a transfer of the school. released: nothing to give back. attended: looked into; what went back is
 * undone in accounting. A wrong amount never becomes a payment (payments-23).
 */
const allowed: Readonly<Record<ExceptionKind, readonly Outcome[]>> = {
  'duplicate-payment': ['refund', 'refunded-by-hand', 'refunded-by-bank'],
  'wrong-amount': ['released', 'refunded-by-hand', 'refunded-by-bank'],
  'wrong-currency': ['released', 'refunded-by-hand', 'refunded-by-bank'],
  'test-payment': ['released'],
  reversed: ['attended'],
  refunded: ['attended'],
  'split-ended': ['refund', 'refunded-by-hand', 'refunded-by-bank'],
  'dispute-told': ['attended'],
  'approved-again': ['attended', 'refund', 'refunded-by-hand', 'refunded-by-bank'],
  'still-pending': ['released'],
  'wrong-day': ['attended'],
  'unreadable-line': ['attended'],
  'unknown-reference': ['attended', 'refunded-by-hand', 'refunded-by-bank'],
}

/** Who can give the money back: its provider from here, or a person alone. */
export type Giver = 'provider' | 'person'

export function outcomesOf(kind: ExceptionKind, giver: Giver): readonly Outcome[] {
  return allowed[kind].filter((outcome) => giver === 'provider' || outcome !== 'refund')
}
