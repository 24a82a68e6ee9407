import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findDelivery, hurryDelivery } from '../outbox/index.ts'
import { adminOrderOf, deliveryKeyOf, servicesOf } from './admin-order.store.ts'
import type { EnrollmentOrder } from './order.model.ts'
import { findOrder } from './order.store.ts'
import { refuseOrder } from './refuse-existing.ts'
import type { SendOrderCommand, WrittenOrder } from './send-order-command.ts'

/**
 * The order that this same command has written before, null when the student has none; a delivery that met a fault is due
 * again. Refuses when the student's order is another one, or the family's.
 */
export async function resendAdminOrder(
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
