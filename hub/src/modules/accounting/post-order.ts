import type { AppContext } from '../../app-context.ts'
import { orderWithCharges, quoteOf } from '../enrollment/index.ts'
import { orderAccount, orderParts, postToAccounting } from '../ledger/index.ts'
import type { Handler } from '../outbox/index.ts'
import { keepDocument } from './document.store.ts'
import { findOrCreateOrder } from './find-or-create-order.ts'
import { orderForAccounting } from './order-for-accounting.ts'

/** Sends a paid order to accounting, exactly once. Any other order of the student there is for a person to look at. */
export function postOrder(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'plugins'>): Handler {
  return async ({ payload, key, trace }, signal) => {
    const order = await orderWithCharges(app.database, payload['orderId'] ?? '')
    const outgoing = orderForAccounting(order, app.config.seasons.parents.parent)
    const document = await findOrCreateOrder(app.plugins.accounting, outgoing, {
      adopts: () => null,
      write: { key, trace, signal },
    })
    return async (trx) => {
      const at = app.clock.now()
      if (!(await keepDocument(trx, order.id, document, at))) return
      const { balance } = quoteOf(order).totals
      const parts = orderParts(order, balance).filter(({ account }) => account === orderAccount(order.id))
      await postToAccounting(trx, { key, parts, trace, at })
    }
  }
}
