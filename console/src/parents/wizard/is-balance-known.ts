import type { Quote, WizardStudent } from '../../api/types.ts'

/** Whether what the family owes or has in favour could be read, both for the page and in the price shown. */
export function isBalanceKnown({
  student,
  quote,
}: {
  student: Pick<WizardStudent, 'balance'>
  quote: Pick<Quote, 'balanceKnown'> | null
}): boolean {
  return student.balance !== null && (quote?.balanceKnown ?? true)
}
