import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { deliverJob, findDelivery, hurryDelivery } from '../outbox/index.ts'
import { adminOrderOf, bookedDocument, deliveryKeyOf, linesToBook, servicesOf } from './admin-order.store.ts'
import { judgeExisting } from './judge-existing.ts'
import { lookUpOrders } from './look-up-orders.ts'
import type { EnrollmentOrder } from './order.model.ts'
import { refuseDocument, refuseOrder } from './refuse-existing.ts'
import type { SendOrderCommand, WrittenOrder } from './send-order-command.ts'
import { writeAdminOrder } from './write-admin-order.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { orderById, findOrder } from './order.store.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'

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

const timeoutMs = 8000
const stepMs = 100

interface AwaitedOrder {
  readonly orderId: string
  /** Of its delivery. */
  readonly key: string
  /** How often the delivery had been tried before. */
  readonly attempts: number
}

/**
 * Waits a moment for accounting: sent; on-hold, it needs a person; on-its-way, accounting has not answered or not yet.
 * It looks at the rows, because another hub may be the one that delivers.
 */
async function awaitDelivery(
  app: Pick<AppContext, 'database'>,
  awaited: AwaitedOrder,
): Promise<'sent' | 'on-hold' | 'on-its-way'> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const seen = await readDelivery(app, awaited)
    if (seen !== 'waiting') return seen
    if (performance.now() > end) return 'on-its-way'
    await pause(stepMs)
  }
}

async function readDelivery(
  { database }: Pick<AppContext, 'database'>,
  { orderId, key, attempts }: AwaitedOrder,
): Promise<'sent' | 'on-hold' | 'on-its-way' | 'waiting'> {
  const { status } = await orderById(database, orderId)
  if (status === 'sent') return 'sent'
  const delivery = await findDelivery(database, key)
  if (delivery === null || delivery.leased_until !== null || delivery.attempts === attempts) return 'waiting'
  return afterTry[delivery.status]
}

/** Of a delivery that has been tried since: `done` a moment ago, and the order's row says so at the next look. */
const afterTry = { done: 'waiting', due: 'on-its-way', on_hold: 'on-hold' } as const

/**
 * The order that this same command has written before, null when the student has none; a delivery that met a fault is due
 * again. Refuses when the student's order is another one, or the family's.
 */
async function resendAdminOrder(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  command: SendOrderCommand,
): Promise<Refusal<'ORDER_EXISTS'> | WrittenOrder | null> {
  const { database, clock, config } = app
  const { project } = config.seasons.admin
  const order = await findOrder(database, { project, studentCode: command.studentCode })
  if (order === null) return null
  if (!isSame(order, command)) return refuseOrder(database, order)
  const key = deliveryKeyOf(order)
  const delivery = await findDelivery(database, key)
  await inTransaction(database, async (trx) => {
    const at = clock.wall()
    if (!(await hurryDelivery(trx, key, at))) return
    const { actor, studentCode: subject, trace } = command
    await recordAudit(trx, {
      at,
      actor,
      act: 'admin-order.resend',
      subject,
      before: null,
      after: null,
      trace,
    })
  })
  return { order, attempts: delivery?.attempts ?? 0 }
}

function isSame(order: EnrollmentOrder, { services, total }: SendOrderCommand): boolean {
  if (order.flow !== 'admin' || order.total !== total) return false
  const sent = servicesOf(adminOrderOf(order))
  return sent.length === services.length && sent.every((service) => services.includes(service))
}
