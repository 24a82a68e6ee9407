import type { OrderWithdrawal } from '../enrollment/index.ts'
import type { Allocation } from './attempt.model.ts'
import type { PlacedRefund } from './refund.store.ts'

export type RefundablePart = Pick<Allocation, 'status' | 'amount' | 'refunded'>

/** Whether the school gives back all that a payment paid: it went by no word of the provider. */
export function isGivenBack(parts: readonly RefundablePart[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(({ status, amount, refunded }) => status === 'reversed' && refunded === amount)
  )
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

/** What a family is told of money that goes back to it, and which refund receipt is of it: not who decided it, nor why. */
export function viewFamilyRefund({ status, amount, way, day, providerRef, place }: PlacedRefund) {
  return { status, amount, way, day, reference: providerRef, place }
}
