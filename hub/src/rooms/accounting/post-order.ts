import { type AccountingDocument, type AccountingOrder, PluginFault, type Read } from '@matricula/contract'
import type { House } from '../../house.ts'
import { orderWithCharges } from '../enrollment/index.ts'
import type { Handler } from '../outbox/index.ts'
import { keepDocument } from './document.store.ts'
import { orderForAccounting } from './order-for-accounting.ts'

/**
 * Sends a paid order to accounting, exactly once: looked up by our reference before it is created, adopted when it
 * is already there, and sent again only when accounting has never seen it (readings 6.5).
 */
export function postOrder(house: House): Handler {
  return async ({ payload, key, trace }, signal) => {
    const order = await orderWithCharges(house.database, payload['orderId'] ?? '')
    const outgoing = orderForAccounting(order, house.config.seasons.parents.parent)
    const document = await findOrCreate(house, outgoing, { key, trace, signal })
    return (trx) => keepDocument(trx, order.id, document, house.clock.now())
  }
}

async function findOrCreate(
  { plugins }: House,
  order: AccountingOrder,
  write: Read & { key: string },
): Promise<AccountingDocument> {
  const { accounting } = plugins
  const present = await accounting.findOrder(order.reference, write)
  if (present !== null) return present
  const others = await accounting.ordersOf(order.numAtCard, order.project, write)
  if (others.length > 0) {
    throw new PluginFault('rejected', 'accounting has another order of this student and project', {
      reason: others.map(({ number }) => number).join(', '),
    })
  }
  return createOrAdopt(accounting, order, write)
}

async function createOrAdopt(
  accounting: House['plugins']['accounting'],
  order: AccountingOrder,
  write: Read & { key: string },
): Promise<AccountingDocument> {
  try {
    return await accounting.createOrder(order, write)
  } catch (error) {
    const mayBeThere =
      error instanceof PluginFault && (error.code === 'conflict' || error.code === 'unknown-outcome')
    const present = mayBeThere ? await accounting.findOrder(order.reference, write) : null
    if (present !== null) return present
    throw error
  }
}
