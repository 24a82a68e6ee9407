import type { RefundExtent } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { Account, Part, PostingLine } from '../ledger/index.ts'
import type { RefundWay } from './refund.model.ts'

export interface RefundFacts {
  /** COP that the order's allocation still pays. */
  readonly left: number
  /** COP of the charge that its provider took. */
  readonly charged: number
  /** How much of a payment that provider gives back. */
  readonly gives: RefundExtent
  /** Whether whoever paid contests the charge, or has won that the school bears it. */
  readonly isContested: boolean
}

/** What is wrong with a refund, by field; null: it can be sent. */
export function judgeRefund(
  { amount, way }: { readonly amount: number; readonly way: RefundWay },
  { left, charged, gives, isContested }: RefundFacts,
): Readonly<Record<string, readonly string[]>> | null {
  if (isContested) return { amount: ['refund.contested'] }
  if (amount > left) return { amount: ['refund.tooMuch'] }
  if (way === 'bank' || gives === 'part') return null
  if (gives === 'none') return { way: ['refund.notByProvider'] }
  return amount === charged ? null : { way: ['refund.wholeOnly'] }
}

/** What of a payment can be given back now, and how much of that its provider would give. */
export function offerRefund({ left, charged, gives, isContested }: RefundFacts) {
  const provider: RefundExtent = gives === 'whole' && left !== charged ? 'none' : gives
  return { left: isContested ? 0 : left, provider, contested: isContested }
}

/** From which of the accounts money is taken back, in their order: the order itself before last year's debt. */
export function partsToFree(
  held: readonly PostingLine[],
  accounts: readonly Account[],
  amount: number,
): readonly Part[] {
  const parts: Part[] = []
  for (const account of accounts) {
    const paid = -(held.find((line) => line.account === account)?.amount ?? 0)
    const taken = Math.min(paid, amount - sum(parts.map((part) => part.amount)))
    if (taken > 0) parts.push({ account, amount: taken })
  }
  return parts
}
