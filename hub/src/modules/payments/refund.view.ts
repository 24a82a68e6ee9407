import type { OrderWithdrawal } from '../enrollment/index.ts'
import { splitPath } from './split-path.ts'
import type { Allocation, PaymentAttempt } from './attempt.model.ts'
import type { PlacedRefund } from './refund.store.ts'

export type RefundablePart = Pick<Allocation, 'status' | 'amount' | 'refunded'> &
  Partial<Pick<Allocation, 'instance'>>

/** With when it was paid; null where it was not. */
export type PaidPart = RefundablePart & Pick<Allocation, 'approvedAt'>

/** Whether the school gives back all that was left of a payment: it went by no word of its provider. */
export function isGivenBack(parts: readonly RefundablePart[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(
      ({ status, amount, refunded, instance }) =>
        status === 'reversed' && (refunded === amount || instance === splitPath),
    )
  )
}

/** When a payment ended: what was paid is of that moment, whatever became of it since; what goes back has its own (payments-46). */
export function endOfPayment(
  { finishedAt }: Pick<PaymentAttempt, 'finishedAt'>,
  parts: readonly Pick<PaidPart, 'approvedAt'>[],
): string | null {
  return parts.find(({ approvedAt }) => approvedAt !== null)?.approvedAt ?? finishedAt
}

/** What a family is told of a student who has left: not who recorded it, nor why. */
export function viewFamilyWithdrawal(withdrawal: OrderWithdrawal | null) {
  if (withdrawal === null) return null
  const { day, returned, proposed, owed, lines } = withdrawal
  const told = lines.map(({ name, paid, kept, returned: back, share, months }) => {
    return { name, paid, kept, returned: back, share, months }
  })
  return { day, returned, proposed, owed, lines: told }
}

export type FamilyRefund = Pick<PlacedRefund, 'status' | 'amount' | 'way' | 'day' | 'providerRef' | 'place'>

/** What a family is told of money that goes back to it, and which refund receipt is of it: not who decided it, nor why. */
export function viewFamilyRefund({ status, amount, way, day, providerRef, place }: FamilyRefund) {
  return { status, amount, way, day, reference: providerRef, place }
}
