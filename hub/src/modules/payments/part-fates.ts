import type { Database } from '../../db/database.ts'
import { type Cop, sum } from '../../shared/money.ts'
import { orderInParts } from './completed-part.store.ts'
import type { Dispute } from './dispute.model.ts'
import { disputesOf } from './dispute.store.ts'
import { lostBySchool } from './in-dispute.ts'
import { paidPartAttempts } from './part-attempt.store.ts'
import type { RefundStatus } from './refund.model.ts'
import { sharedRefundsOf } from './refunds-of-parts.ts'
import { unappliedRefundsOf } from './refund.store.ts'
import type { OrderSplit } from './split.model.ts'
import type { PartFate } from './split-state.ts'

export interface PartMoney {
  /** COP that was paid. */
  readonly amount: Cop
  readonly isTakenBack: boolean
  readonly disputes: readonly Pick<Dispute, 'status' | 'borneBy' | 'amount'>[]
  /** What of it goes back, or went. */
  readonly refunds: readonly { readonly amount: Cop; readonly status: RefundStatus }[]
}

/** What became of a part's money. */
export interface PartStanding {
  readonly fate: PartFate
  /** COP that the school has of it and does not give back (splits-10). */
  readonly left: Cop
}

/** Pure: what became of a part's money. */
export function standingOf(money: PartMoney): PartStanding {
  const fate = fateOf(money)
  const isGone = money.isTakenBack || fate === 'lost'
  return { fate, left: isGone ? 0 : money.amount - sum(money.refunds.map(({ amount }) => amount)) }
}

function fateOf({ amount, isTakenBack, disputes, refunds }: PartMoney): PartFate {
  if (isTakenBack) return 'returned'
  if (lostBySchool(disputes) > 0) return 'lost'
  const given = (some: PartMoney['refunds']) => sum(some.map((one) => one.amount)) >= amount
  if (!given(refunds)) return 'stands'
  return given(refunds.filter(({ status }) => status === 'done')) ? 'returned' : 'returning'
}

/** What became of the money of each paid part, by the attempt that paid it. */
export async function partStandings(
  database: Database,
  split: OrderSplit,
): Promise<ReadonlyMap<string, PartStanding>> {
  if (split.status === 'complete') return standingsOfOrder(database, split.orderId)
  const attempts = await paidPartAttempts(database, split)
  const refunds = await unappliedRefundsOf(
    database,
    attempts.map(({ id }) => id),
  )
  const disputes = await disputesOf(
    database,
    attempts.flatMap(({ allocation }) => allocation.paymentId ?? []),
  )
  return new Map(
    attempts.map(({ id, amount, status, allocation }) => {
      const own = {
        refunds: refunds.filter(({ attemptId }) => attemptId === id),
        disputes: disputes.filter(({ paymentId }) => paymentId === allocation.paymentId),
      }
      return [id, standingOf({ amount, isTakenBack: status === 'reversed', ...own })]
    }),
  )
}

async function standingsOfOrder(
  database: Database,
  orderId: string,
): Promise<ReadonlyMap<string, PartStanding>> {
  const order = await orderInParts(database, orderId)
  if (order === null) return new Map()
  const shared = await sharedRefundsOf(database, order)
  const disputes = await disputesOf(
    database,
    order.parts.map(({ paymentId }) => paymentId),
  )
  return new Map(
    order.parts.map(({ attemptId, paymentId, status, amount }, place) => {
      const refunds = shared.map(({ refund, shares }) => ({
        status: refund.status,
        amount: shares[place] ?? 0,
      }))
      const own = disputes.filter((dispute) => dispute.paymentId === paymentId)
      return [attemptId, standingOf({ amount, isTakenBack: status === 'reversed', disputes: own, refunds })]
    }),
  )
}
