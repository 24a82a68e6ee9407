import type { AppContext } from '../../app-context.ts'
import type { ChildToPay, FamilyPaymentCommand } from './family-payment-command.ts'
import {
  attemptsWithoutCheckout,
  isUnanswered,
  type JointAttempt,
  jointAttempts,
  type Share,
  sharesOf,
} from '../payments/index.ts'

/** The guardian's own payment for the same children and amounts whose checkout was lost on its way. */
export async function findUnansweredFamily(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { guardianId, students }: FamilyPaymentCommand,
): Promise<JointAttempt | null> {
  const open = await attemptsWithoutCheckout(database, jointAttempts, guardianId)
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
