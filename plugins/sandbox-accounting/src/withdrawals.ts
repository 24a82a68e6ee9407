import { type LocalDate, type Memo, PluginFault, type Withdrawal } from '@matricula/contract'
import Joi from 'joi'
import { findOrder, type StoredOrder } from './orders.ts'

/**
 * Keeps that a student leaves, once for an order; the same again answers the first, whatever it says.
 * @throws PluginFault `not-found` where there is no order under the reference.
 */
export async function cancelAfter(
  memo: Memo,
  { reference, day, reason }: Withdrawal,
): Promise<{ readonly ref: string }> {
  const order = await findOrder({ memo }, reference)
  if (order === null) throw new PluginFault('not-found', 'accounting has no order with this reference')
  await memo.add(place(reference), { ref: `A${order.number}`, day, reason })
  return { ref: `A${order.number}` }
}

export async function findCancelled(memo: Memo, reference: string): Promise<{ readonly ref: string } | null> {
  const stored = await memo.get(place(reference))
  return stored === undefined ? null : { ref: Joi.attempt(stored, cancelled).ref }
}

/** The orders with the lines that are billed: without those after the day on which their student left. */
export async function billedOrders(
  memo: Memo,
  orders: readonly StoredOrder[],
): Promise<readonly StoredOrder[]> {
  const days = await leavingDaysIn(memo)
  return orders.map((order) => {
    const day = days.get(order.document.reference)
    if (day === undefined) return order
    return { ...order, lines: order.lines.filter(({ shipDate }) => shipDate === null || shipDate <= day) }
  })
}

/** The day on which the student of each order left, by the order's reference. */
export async function leavingDaysIn(memo: Memo): Promise<ReadonlyMap<string, LocalDate>> {
  const stored = await memo.list(place(''))
  return new Map(
    stored.map(({ key, value }) => [key.slice(place('').length), Joi.attempt(value, cancelled).day]),
  )
}

interface Cancelled {
  readonly ref: string
  readonly day: LocalDate
}

const cancelled = Joi.object<Cancelled>({ ref: Joi.string().required(), day: Joi.string().required() })
  .unknown()
  .required()

const place = (reference: string) => `withdrawal/${reference}`
