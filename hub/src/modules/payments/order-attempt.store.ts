import type { QueryBuilder } from 'objection'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, lockOrder, ordersByIds } from '../enrollment/index.ts'
import { planOrder } from './allocation.store.ts'
import { OrderAllocation, OrderAttempt, OrderAllocationWithAttempt } from './attempt.model.ts'
import { type AttemptRepository, lockAttempt, readAttempt } from './attempt.store.ts'
import type { Payer } from './payer.ts'
import { SplitPart } from './split.model.ts'
import { withAllocations } from './with-allocations.store.ts'

export const orderAttempts: AttemptRepository<OrderAttempt> = {
  pays: 'order',
  query: (database) => withOrders(database, withOwnAllocations(database)),
}

function withOwnAllocations(database: Database): QueryBuilder<OrderAttempt> {
  return withAllocations(OrderAttempt.query(database), (ids) =>
    OrderAllocation.query(database).whereIn('attempt_id', [...ids]),
  )
}

function withOrders(database: Database, attempts: QueryBuilder<OrderAttempt>): QueryBuilder<OrderAttempt> {
  return attempts.runAfter(async (found: OrderAttempt | readonly OrderAttempt[] | undefined) => {
    const rows = [found ?? []].flat()
    const orders = await ordersByIds(
      database,
      rows.map(({ allocation }) => allocation.orderId),
    )
    for (const row of rows) row.order = orderOf(row, orders)
    return found
  })
}

function orderOf({ allocation }: OrderAttempt, orders: readonly EnrollmentOrder[]): EnrollmentOrder {
  const order = orders.find(({ id }) => id === allocation.orderId)
  if (order === undefined) throw new Error(`there is no order ${allocation.orderId}`)
  return order
}

export type NewOrderAttempt = Pick<
  OrderAttempt,
  | 'id'
  | 'idempotencyKey'
  | 'requestHash'
  | 'path'
  | 'instance'
  | 'reference'
  | 'amount'
  | 'status'
  | 'startedAt'
  | 'expiresAt'
  | 'askAt'
  | 'trace'
> &
  Partial<Pick<OrderAttempt, 'payLinkId' | 'token'>> & { readonly payer: Payer | null }

/** Writes an attempt that locks its order; a second one is refused by the table's key (`isDuplicate`). */
export async function addOrderAttempt(
  trx: Transaction,
  { payer, ...fields }: NewOrderAttempt,
  { id, order }: Pick<OrderAllocation, 'id'> & Pick<OrderAttempt, 'order'>,
): Promise<OrderAttempt> {
  const attempt = await OrderAttempt.query(trx)
    .insert({ ...fields, pays: 'order', payer: payer === null ? null : JSON.stringify(payer), asked: 0 })
    .returning('*')
  const { reference, amount } = attempt
  attempt.order = order
  attempt.allocations = [await planOrder(trx, attempt, { id, orderId: order.id, reference, amount })]
  return attempt
}

export function orderAttemptById(database: Database, id: string): Promise<OrderAttempt> {
  return readAttempt(database, orderAttempts, id)
}

/** The attempt with its row held, and before it that of its order, until the transaction ends. */
export async function lockOrderAttempt(trx: Transaction, id: string): Promise<OrderAttempt> {
  const order = await lockOrder(trx, trx('allocation').where({ attempt_id: id }).select('order_id'))
  const attempt = await lockAttempt(trx, { pays: 'order', query: withOwnAllocations }, id)
  return Object.assign(attempt, { order })
}

/** Each try to pay an order, in the order in which they began. */
export async function allocationsOfOrder(
  database: Database,
  orderId: string,
): Promise<readonly OrderAllocationWithAttempt[]> {
  return OrderAllocationWithAttempt.query(database)
    .withGraphJoined('attempt')
    .where('allocation.order_id', orderId)
    .orderBy(['allocation.planned_at', 'allocation.id'])
}

/** Each try to pay a part of an order, in the order in which they began. */
export async function allocationsOfParts(
  database: Database,
  orderId: string,
): Promise<readonly OrderAllocationWithAttempt[]> {
  return OrderAllocationWithAttempt.query(database)
    .withGraphJoined('attempt')
    .whereIn('allocation.part_id', SplitPart.query(database).where({ order_id: orderId }).select('id'))
    .orderBy(['allocation.planned_at', 'allocation.id'])
}

/** The try that matters: the one that paid, else the one that locks the order, else the last one. */
export function currentAllocation<One extends Pick<OrderAllocation, 'paidAs' | 'openKey'>>(
  allocations: readonly One[],
): One | null {
  return (
    allocations.find(({ paidAs }) => paidAs !== null) ??
    allocations.find(({ openKey }) => openKey !== null) ??
    allocations.at(-1) ??
    null
  )
}

/** The same of an order. */
export async function currentAllocationOf(
  database: Database,
  orderId: string,
): Promise<OrderAllocationWithAttempt | null> {
  return currentAllocation(await allocationsOfOrder(database, orderId))
}

/** The try that paid a paid order. */
export async function paidAllocationOf(database: Database, orderId: string): Promise<OrderAllocation> {
  return paidOf(OrderAllocation.query(database), orderId)
}

/** The same where there may be none. */
export async function paidAllocation(database: Database, orderId: string): Promise<OrderAllocation | null> {
  const paid = OrderAllocation.query(database).where({ order_id: orderId }).whereNotNull('paid_as')
  return (await paid.first()) ?? null
}

/** The same with its attempt. */
export async function paidAllocationWithAttempt(
  database: Database,
  orderId: string,
): Promise<OrderAllocationWithAttempt> {
  return paidOf(OrderAllocationWithAttempt.query(database).withGraphJoined('attempt'), orderId)
}

async function paidOf<A extends OrderAllocation>(
  allocations: QueryBuilder<A, A[]>,
  orderId: string,
): Promise<A> {
  const [paid] = await allocations.where('allocation.order_id', orderId).whereNotNull('allocation.paid_as')
  if (paid === undefined) throw new Error(`the order ${orderId} has no payment`)
  return paid
}

/** The allocation of an order that a person looks into, the first where there are several. */
export async function allocationUnderReviewOf(
  trx: Transaction,
  orderId: string,
): Promise<OrderAllocation | null> {
  const [first] = await OrderAllocation.query(trx)
    .where({ order_id: orderId, status: 'under_review' })
    .orderBy('planned_at')
  return first ?? null
}

/** Names the charge that an attempt was paid with. */
export async function nameCharge(
  trx: Transaction,
  { id, allocation }: Pick<OrderAttempt, 'id' | 'allocation'>,
  providerRef: string,
): Promise<void> {
  await OrderAttempt.query(trx).findById(id).patch({ providerRef })
  await OrderAllocation.query(trx).findById(allocation.id).patch({ providerRef })
}

/** Bank agreements nobody paid in time. */
export async function lateAgreements(
  database: Database,
  now: Date,
): Promise<readonly Pick<OrderAttempt, 'id'>[]> {
  return OrderAttempt.query(database)
    .where({ status: 'agreement' })
    .where('expires_at', '<=', now.toISOString())
    .select('id')
}
