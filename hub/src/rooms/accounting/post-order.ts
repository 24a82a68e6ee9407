import type { House } from '../../house.ts'
import { orderWithCharges } from '../enrollment/index.ts'
import type { Handler } from '../outbox/index.ts'
import { keepDocument } from './document.store.ts'
import { findOrCreateOrder } from './find-or-create-order.ts'
import { orderForAccounting } from './order-for-accounting.ts'

/** Sends a paid order to accounting, exactly once. Any other order of the student there is for a person to look at. */
export function postOrder(house: House): Handler {
  return async ({ payload, key, trace }, signal) => {
    const order = await orderWithCharges(house.database, payload['orderId'] ?? '')
    const outgoing = orderForAccounting(order, house.config.seasons.parents.parent)
    const document = await findOrCreateOrder(house.plugins.accounting, outgoing, {
      adopts: () => null,
      write: { key, trace, signal },
    })
    return (trx) => keepDocument(trx, order.id, document, house.clock.now())
  }
}
