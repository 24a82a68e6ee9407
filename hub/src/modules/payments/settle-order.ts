import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, hasPayment, setOrderStatus } from '../enrollment/index.ts'
import { endOrderAllocation, lockFor } from './allocation.store.ts'
import { type OrderAllocation, orderKey } from './attempt.model.ts'
import { underReviewSince } from './attempt.store.ts'
import type { PayableState } from './decide-settlement.ts'
import { allocationUnderReviewOf } from './order-attempt.store.ts'
import type { AttemptEnding, Charged, Raised, Release } from './payable.ts'
import { raiseChargeException } from './raise-charge-exception.ts'

/** What a provider's word means for an order, whether it is paid alone or together with others. */
type OpenAllocation = Pick<OrderAllocation, 'id' | 'amount' | 'status' | 'reason' | 'openKey' | 'endedAt'>

export interface OrderShare {
  /** Held by the caller. */
  readonly order: EnrollmentOrder
  readonly allocation: OpenAllocation
}

export function claimOrder(order: EnrollmentOrder, { amount }: Pick<OpenAllocation, 'amount'>): PayableState {
  if (hasPayment(order)) return 'paid-otherwise'
  return order.total === amount ? 'due' : 'changed'
}

/** An allocation that no longer locks its order leaves it to whoever does; one that paid it takes that back. */
export async function followOrder(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { order, allocation }: OrderShare,
  step: AttemptEnding['step'],
): Promise<void> {
  const { status, openKey } = allocation
  if (step === 'review') return keepForReview(trx, order, allocation, clock.now())
  if (step === 'reverse' && status === 'approved') {
    // That the student has left outlasts what becomes of the money.
    if (order.status !== 'withdrawn') await setOrderStatus(trx, order.id, 'reversed', clock.now())
  } else if (openKey !== null) await freeOrder(trx, order, clock.now())
}

/** An amount that was right when the family began is held against what it has chosen since. */
export async function raiseOfOrder(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  attempt: Charged,
  { kind, seen, order }: Raised & Pick<OrderShare, 'order'>,
): Promise<void> {
  const expected = seen.amount === attempt.amount ? order.total : attempt.amount
  await raiseChargeException(app, trx, attempt, { kind, seen, expected })
}

/** Ends an allocation that waited for a person, and lets its order go where it locks it. */
export async function releaseOrder(
  trx: Transaction,
  { order, allocation }: OrderShare,
  { at, as }: Release,
): Promise<void> {
  const { reason, openKey, endedAt } = allocation
  const since = underReviewSince({ finishedAt: endedAt }, at)
  await endOrderAllocation(trx, allocation, { status: as, reason, at: since, charge: null })
  if (openKey !== null) await freeOrder(trx, order, at)
}

/**
 * Lets the family pay again after an attempt came to nothing, unless a person still looks into another one of it. An
 * order that has its payment stays as it is.
 */
export async function freeOrder(trx: Transaction, order: EnrollmentOrder, at: Date): Promise<void> {
  if (hasPayment(order)) return
  const { id } = order
  const next = await allocationUnderReviewOf(trx, id)
  if (next !== null) await lockFor(trx, next, orderKey(id))
  await setOrderStatus(trx, id, next === null ? 'open' : 'paying', at)
}

/** Locks an order for an allocation that a person looks into, unless another one has it: then once that one ends. */
async function keepForReview(
  trx: Transaction,
  { id, status }: EnrollmentOrder,
  allocation: OpenAllocation,
  at: Date,
): Promise<void> {
  if (status !== 'open') return
  await lockFor(trx, allocation, orderKey(id))
  await setOrderStatus(trx, id, 'paying', at)
}
