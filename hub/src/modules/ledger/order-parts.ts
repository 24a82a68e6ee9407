import type { Account } from './posting.ts'

/** A part of a payment and what it is for. */
export interface Part {
  readonly account: Account
  /** COP, positive. */
  readonly amount: number
}

/**
 * What an order's total is for: what accounting hears of with the order, and last year's balance of its quote (COP, less
 * than 0 is a credit), which it hears of as a payment (accounting-8). Sums to the total; a part of 0 is left out.
 */
export function orderParts(
  { id, total }: { readonly id: string; readonly total: number },
  balance: number,
): readonly Part[] {
  const debt = Math.min(total, Math.max(0, balance))
  const parts: readonly Part[] = [
    { account: orderAccount(id), amount: total - debt },
    { account: debtAccount(id), amount: debt },
  ]
  return parts.filter(({ amount }) => amount > 0)
}

export const orderAccount = (orderId: string): Account => `to-post/order:${orderId}`

export const debtAccount = (orderId: string): Account => `to-post/debt:${orderId}`

/** What a split holds of its parts until the last one completes its order (splits-6). */
export const splitAccount = (splitId: string): Account => `to-post/split:${splitId}`

export function isSplitAccount(account: string): boolean {
  return account.startsWith('to-post/split:')
}

interface PaidFor {
  readonly id: string
  readonly orderId: string | null
  readonly splitId: string | null
}

/** Of what an allocation is for; of one that is for no order, whichever of a document, its surcharge and money on account. */
export function accountsOf({ id, orderId, splitId }: PaidFor): readonly Account[] {
  if (splitId !== null) return [splitAccount(splitId)]
  return orderId === null
    ? [documentAccount(id), surchargeAccount(id), onAccount(id)]
    : [orderAccount(orderId), debtAccount(orderId)]
}

/** Of a partner's document, by the allocation that is for it: the document's own name has the student's code in it. */
const documentAccount = (allocationId: string): Account => `to-post/document:${allocationId}`

/** Of the interest that was paid with it. */
const surchargeAccount = (allocationId: string): Account => `to-post/surcharge:${allocationId}`

/** Of money on account, by the allocation that is for it. */
const onAccount = (allocationId: string): Account => `to-post/on-account:${allocationId}`

/** What the money (COP) of an allocation on account is for. */
export function accountParts({
  id,
  amount,
}: {
  readonly id: string
  readonly amount: number
}): readonly Part[] {
  return [{ account: onAccount(id), amount }]
}

/** What an allocation's money (COP) is for: the document, and the surcharge that is part of it. Sums to the amount. */
export function documentParts({
  id,
  amount,
  surcharge,
}: {
  readonly id: string
  readonly amount: number
  readonly surcharge: number
}): readonly Part[] {
  const parts: readonly Part[] = [
    { account: documentAccount(id), amount: amount - surcharge },
    { account: surchargeAccount(id), amount: surcharge },
  ]
  return parts.filter((part) => part.amount > 0)
}
