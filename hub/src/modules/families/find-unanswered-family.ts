import type { AppContext } from '../../app-context.ts'
import { isUnanswered } from '../payments/index.ts'
import type { FamilyPayment } from './family-payment.model.ts'
import { familyPaymentsWithoutCheckout } from './family-payment.store.ts'
import type { FamilyPaymentCommand, ChildToPay } from './family-payment-command.ts'
import { type Share, sharesOf } from './share.store.ts'

/** The guardian's own payment for the same children and amounts whose checkout was lost on its way. */
export async function findUnansweredFamily(
  { database, clock }: AppContext,
  { guardianId, students }: FamilyPaymentCommand,
): Promise<FamilyPayment | null> {
  const open = await familyPaymentsWithoutCheckout(database, guardianId)
  const unanswered = open.filter((payment) => isUnanswered(payment, clock.now()))
  for (const payment of unanswered) {
    if (isFor(students, await sharesOf(database, payment.id))) return payment
  }
  return null
}

function isFor(students: readonly ChildToPay[], shares: readonly Share[]): boolean {
  if (students.length !== shares.length) return false
  return shares.every(({ studentCode, amount }) =>
    students.some(({ student, shownTotal }) => student === studentCode && shownTotal === amount),
  )
}
