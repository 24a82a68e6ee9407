import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { EnrollmentQuote } from '../enrollment/index.ts'
import type { Child } from './child.ts'
import type { ChildStatus } from './decide-child-status.ts'
import type { ChildToPay } from './family-payment-command.ts'

/** A child that is paid for, with the price that its share is. */
export interface PricedChild {
  readonly studentCode: string
  readonly quote: EnrollmentQuote
}

export type ChildRefusal =
  | 'ENROLLMENT_WITHDRAWN'
  | 'FAMILY_NOT_PAYABLE'
  | 'ORDER_PAID'
  | 'PAYMENT_PENDING'
  | 'PRICE_CHANGED'
  | 'SPLIT_STANDS'

const refusals: Partial<
  Readonly<Record<ChildStatus, 'ENROLLMENT_WITHDRAWN' | 'ORDER_PAID' | 'PAYMENT_PENDING' | 'SPLIT_STANDS'>>
> = {
  paid: 'ORDER_PAID',
  withdrawn: 'ENROLLMENT_WITHDRAWN',
  paying: 'PAYMENT_PENDING',
  split: 'SPLIT_STANDS',
  agreement: 'PAYMENT_PENDING',
  review: 'PAYMENT_PENDING',
}

/** Whether a child can be paid for as the browser showed it: to the peso, and by the choices that were seen. */
export function checkChild(
  { status, why, quote, draftVersion }: Child,
  { student, shownTotal, draftVersion: shownVersion }: ChildToPay,
): Refusal<ChildRefusal> | PricedChild {
  const facts = { student }
  const code = refusals[status]
  if (code !== undefined) return refuse(code, { facts })
  if (why !== null || quote === null) return refuse('FAMILY_NOT_PAYABLE', { facts })
  if (draftVersion !== shownVersion || quote.totals.totalV !== shownTotal)
    return refuse('PRICE_CHANGED', { facts })
  return { studentCode: student, quote }
}
