import type { exceptionKinds } from '../../../api/lists.ts'

export type ExceptionKind = (typeof exceptionKinds)[number]

/** Where the money of an exception went; none: it has not moved, or is no money. */
export type MoneyDirection = 'in' | 'out' | 'none'

const directions: Readonly<Record<ExceptionKind, MoneyDirection>> = {
  'duplicate-payment': 'in',
  'unknown-reference': 'in',
  'wrong-amount': 'in',
  'wrong-currency': 'in',
  'test-payment': 'none',
  reversed: 'out',
  refunded: 'out',
  'approved-again': 'in',
  'split-ended': 'in',
  'dispute-told': 'out',
  'still-pending': 'none',
  'wrong-day': 'in',
  'unreadable-line': 'in',
}

export function directionOf(kind: ExceptionKind): MoneyDirection {
  return directions[kind]
}
