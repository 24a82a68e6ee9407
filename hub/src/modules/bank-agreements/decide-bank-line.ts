import type { ProviderPayment } from '@matricula/contract'
import { type EnrollmentOrder, hasPayment } from '../enrollment/index.ts'
import {
  type Decision,
  decideSettlement,
  type PayableState,
  stageOf,
  wordOf,
} from '../payments/decide-settlement.ts'
import type { AttemptStatus } from '../payments/index.ts'

/** What a line of the bank's file means, or did. */
export type BankResult = (typeof bankResults)[number]
export const bankResults = [
  'paid',
  'already-paid',
  'repeated',
  'unknown',
  'wrong-amount',
  'expired',
  'resolved',
  'unreadable',
  'wrong-day',
] as const

/** A bank agreement as the file finds it. */
export interface AgreementFound {
  readonly id: string
  readonly token: string
  readonly amount: number
  /** When the family was given the reference. */
  readonly startedAt: string
  readonly expiresAt: string
  readonly attemptStatus: AttemptStatus
  /** The line that brought it to where it stands; null where none did. */
  readonly providerRef: string | null
  readonly orderStatus: EnrollmentOrder['status']
  /** What the order costs now. */
  readonly total: number
  /** Lines that a person has looked into. */
  readonly resolved: readonly string[]
}

/**
 * What a line means for the agreement of its reference (bank-agreements-10): the same as a provider's
 * approval would.
 */
export function decideBankLine(seen: ProviderPayment, found: AgreementFound, now: Date): BankResult {
  if (found.resolved.includes(seen.providerRef)) return 'resolved'
  if (isConfirmedByHand(found) && seen.amount === found.amount) return 'already-paid'
  const stage = stageOf({ status: found.attemptStatus, providerRef: found.providerRef }, seen)
  const word = wordOf({ asked: found, seen, now, testsCount: false })
  const decision = decideSettlement(stage, word, payableOf(found))
  if (decision.step === 'ignore') return stage === 'duplicate' ? 'repeated' : 'already-paid'
  return word === 'wrong-amount' && decision.exception === 'wrong-amount'
    ? 'wrong-amount'
    : resultOf(decision)
}

function resultOf({ step, exception }: Decision): BankResult {
  if (step === 'pay') return 'paid'
  return exception === 'duplicate-payment' ? 'repeated' : 'expired'
}

function payableOf({ orderStatus, total, amount }: AgreementFound): PayableState {
  if (hasPayment({ status: orderStatus })) return 'paid-otherwise'
  return total === amount ? 'due' : 'changed'
}

/** The first line about an agreement that a person confirmed before the bank's file came is that very money. */
export function isConfirmedByHand({ attemptStatus, providerRef }: AgreementFound): boolean {
  return attemptStatus === 'approved' && providerRef === null
}

/** How the next line of the same file finds the agreement, before anything is done. */
export function afterLine(found: AgreementFound, seen: ProviderPayment, result: BankResult): AgreementFound {
  const { providerRef } = seen
  if (result === 'paid') return { ...found, attemptStatus: 'approved', orderStatus: 'paid', providerRef }
  if (result === 'already-paid') return { ...found, providerRef: found.providerRef ?? providerRef }
  return found
}
