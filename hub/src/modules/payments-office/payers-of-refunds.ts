import type { Database } from '../../db/database.ts'
import type { Cop } from '../../shared/money.ts'
import {
  attemptsOfParts,
  orderInParts,
  type PartAttempt,
  payerOf,
  sharedRefundsOf,
} from '../payments/index.ts'
import type { PartTransfer } from '../payments/part-transfers.ts'

/** Whose money a refund of an order that was paid in parts is. */
export interface RefundPayer {
  /** Of the part, from 1. */
  readonly place: number
  readonly label: string
  /** Null once it was erased. */
  readonly payer: string | null
  /** Of the part's payment. */
  readonly reference: string
  /** COP of the refund. */
  readonly amount: Cop
  /** Its own; null until it has left, and where one was for all. */
  readonly transfer: PartTransfer | null
}

/** By the refund's id, who of an order's payers has how much of it back (splits-11); none of an order that was paid whole. */
export async function payersOfRefunds(
  database: Database,
  orderId: string,
): Promise<ReadonlyMap<string, readonly RefundPayer[]>> {
  const order = await orderInParts(database, orderId)
  if (order === null) return new Map()
  const attempts = await attemptsOfParts(database, order.parts)
  const shared = await sharedRefundsOf(database, order)
  return new Map(
    shared.map(({ refund, shares, transfers }) => {
      const payers = attempts.map((attempt, at) =>
        viewPayer(attempt, { amount: shares[at] ?? 0, transfer: transfers[at] ?? null }),
      )
      return [refund.id, payers.filter(({ amount }) => amount > 0)]
    }),
  )
}

function viewPayer(attempt: PartAttempt, own: Pick<RefundPayer, 'amount' | 'transfer'>): RefundPayer {
  const { part, reference } = attempt
  const payer = payerOf(attempt)
  const name = payer === null ? null : `${payer.name} ${payer.lastname}`
  return { place: part.place, label: part.label ?? '', payer: name, reference, ...own }
}
