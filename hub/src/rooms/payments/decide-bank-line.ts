import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { AttemptStatus } from './attempt.model.ts'
import type { BankLine } from './bank-file.ts'

/** What a line of the bank's file means, or did. */
export type BankResult = (typeof bankResults)[number]
export const bankResults = [
  'paid',
  'already-paid',
  'unknown',
  'wrong-amount',
  'expired',
  'unreadable',
] as const

/** A bank agreement as the file finds it. */
export interface AgreementFound {
  readonly token: string
  readonly amount: number
  readonly attemptStatus: AttemptStatus
  readonly orderStatus: EnrollmentOrder['status']
}

/** Pure: what a line means for the agreement of its reference (readings 6.6). Never pays a wrong amount. */
export function decideBankLine({ paid }: BankLine, found: AgreementFound | null): BankResult {
  if (paid === null) return 'unreadable'
  if (found === null) return 'unknown'
  if (found.orderStatus === 'paid') return 'already-paid'
  if (found.attemptStatus !== 'agreement') return 'expired'
  return paid.amount === found.amount ? 'paid' : 'wrong-amount'
}
