import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { announce } from '../outbox/index.ts'
import type { AdminOrder } from '../pricing/admin-order.ts'
import { addAdminOrder, deliveryKeyOf, linesToBook, servicesOf } from './admin-order.store.ts'
import { viewPreview } from './admin-order.view.ts'
import { composeAdminOrder } from './compose-admin-order.ts'
import { judgeExisting } from './judge-existing.ts'
import { lookUpOrders } from './look-up-orders.ts'
import { orderById } from './order.store.ts'
import { refuseDocument } from './refuse-existing.ts'
import type { SendOrderCommand, WrittenOrder } from './send-order-command.ts'

/**
 * Prices the order again and writes it with its announcement, both or neither; null when the student has got one in
 * the meantime. What accounting has of the same content is left to the delivery, which adopts it.
 */
export async function writeAdminOrder(app: AppContext, command: SendOrderCommand) {
  const composed = await composeAdminOrder(app, command)
  if (isRefused(composed)) return composed
  const { order } = composed
  const refusal = refuseUnseen(order, command) ?? (await refuseSecond(app, order, command))
  if (refusal !== null) return refusal
  const id = await inTransaction(app.database, async (trx) => {
    const key = { project: order.project, studentCode: command.studentCode }
    const added = await addAdminOrder(trx, { key, order, ids: app.ids, at: app.clock.now() })
    if (added === null) return null
    const { actor, studentCode: subject, trace } = command
    const at = app.clock.wall()
    const after = { project: order.project, total: order.total, services: servicesOf(order) }
    await recordAudit(trx, { at, actor, act: 'admin-order.send', subject, before: null, after, trace })
    const payload = { orderId: added.id }
    await announce(trx, {
      topic: 'accounting.admin-order',
      key: deliveryKeyOf(added),
      payload,
      trace,
      at,
    })
    return added.id
  })
  if (id === null) return null
  const written: WrittenOrder = { order: await orderById(app.database, id), attempts: 0 }
  return written
}

/** Nothing is sent that the administrator did not see to the peso. */
function refuseUnseen(
  order: AdminOrder,
  { total }: SendOrderCommand,
): Refusal<'NOTHING_TO_SEND' | 'PRICE_CHANGED'> | null {
  if (order.total === 0) return refuse('NOTHING_TO_SEND')
  return order.total === total ? null : refuse('PRICE_CHANGED', { facts: { preview: viewPreview(order) } })
}

/** Outside any transaction: a vendor is asked. */
async function refuseSecond(
  app: Pick<AppContext, 'log' | 'plugins'>,
  order: AdminOrder,
  { studentCode, trace }: SendOrderCommand,
): Promise<Refusal<'ORDER_EXISTS'> | null> {
  const there = await lookUpOrders(app, { project: order.project, studentCode }, trace)
  const existing = judgeExisting(there, { reference: null, lines: linesToBook(order) })
  return existing.is === 'different' ? refuseDocument(existing.document) : null
}
