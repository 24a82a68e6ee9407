import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { deliverJob } from '../outbox/index.ts'
import { adminOrderOf, bookedDocument, deliveryKeyOf, linesToBook } from './admin-order.store.ts'
import { awaitDelivery } from './await-delivery.ts'
import { judgeExisting } from './judge-existing.ts'
import { lookUpOrders } from './look-up-orders.ts'
import type { EnrollmentOrder } from './order.model.ts'
import { refuseDocument } from './refuse-existing.ts'
import { resendAdminOrder } from './resend-admin-order.ts'
import type { SendOrderCommand } from './send-order-command.ts'
import { writeAdminOrder } from './write-admin-order.ts'

export interface SentOrder {
  readonly token: string
  /** Accounting's; null while the order is on its way. */
  readonly number: string | null
}

/**
 * Sends a student's order to accounting, once for ever: the row of student and project is the lock, the outbox
 * delivers, and the same command again answers the order that is there, trying anew one that has met a fault.
 */
export async function sendAdminOrder(app: AppContext, command: SendOrderCommand) {
  const written =
    (await resendAdminOrder(app, command)) ??
    (await writeAdminOrder(app, command)) ??
    // Somebody wrote one between the two.
    (await resendAdminOrder(app, command))
  if (written === null) throw new Error('an order is neither there nor can it be written')
  if (isRefused(written)) return written
  const { order, attempts } = written
  app.work.trigger(deliverJob)
  const end = await awaitDelivery(app, { orderId: order.id, key: deliveryKeyOf(order), attempts })
  if (end === 'on-hold') return explainOnHold(app, order, command.trace)
  const document = await bookedDocument(app.database, order.id)
  const sent: SentOrder = { token: order.token, number: document?.number ?? null }
  return sent
}

/** Why accounting did not take it: another order there, or a reason that a person reads in the deliveries. */
async function explainOnHold(
  app: Pick<AppContext, 'log' | 'plugins'>,
  order: EnrollmentOrder,
  trace: string,
): Promise<Refusal<'ORDER_EXISTS' | 'ORDER_REFUSED'>> {
  const { project, studentCode, reference } = order
  const there = await lookUpOrders(app, { project, studentCode }, trace)
  const existing = judgeExisting(there, { reference, lines: linesToBook(adminOrderOf(order)) })
  return existing.is === 'different' ? refuseDocument(existing.document) : refuse('ORDER_REFUSED')
}
