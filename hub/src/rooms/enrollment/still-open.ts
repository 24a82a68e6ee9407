import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { findOrder } from './order.store.ts'
import type { OrderStatus } from './order.model.ts'

export type Settled = 'ORDER_PAID' | 'PAYMENT_PENDING' | 'ORDER_EXISTS'

/** Why a family's choices stand as they are: what an order was priced with does not change under it. */
const settled: Readonly<Record<OrderStatus, Settled | null>> = {
  open: null,
  paying: 'PAYMENT_PENDING',
  agreement: 'PAYMENT_PENDING',
  paid: 'ORDER_PAID',
  sending: 'ORDER_EXISTS',
  sent: 'ORDER_EXISTS',
}

/** Null while the family may still change its choices. */
export async function refuseOnceSettled(house: House, studentCode: string): Promise<Refusal<Settled> | null> {
  const { project } = house.config.seasons.parents
  const order = await findOrder(house.database, { project, studentCode })
  const code = order === null ? null : settled[order.status]
  return code === null ? null : refuse(code, { facts: { token: order?.token ?? '' } })
}
