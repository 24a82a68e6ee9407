import type { Database } from '../../db/database.ts'
import { hasOpenException } from './exception.store.ts'
import type { BegunByLink } from './link-attempt.store.ts'
import { cameToNothing } from './payment-status.ts'
import type { OrderSplit } from './split.model.ts'

/**
 * Whether something of a payment by a link is still to be decided: it is under way, a person looks into it, it is in dispute
 * or on its way back, or it paid a part of a split that stands.
 */
export async function isUnsettled(database: Database, attempt: BegunByLink['attempt']): Promise<boolean> {
  const { id, finishedAt, status } = attempt
  if (finishedAt === null || status === 'under_review') return true
  if (await isLookedInto(database, attempt)) return true
  const split = 'split' in attempt && !cameToNothing.has(status) ? attempt.split : null
  if (split?.status === 'standing') return true
  const payments: readonly string[] = await database('payment').where({ attempt_id: id }).pluck('id')
  const dispute = await database('dispute')
    .whereIn('open_payment', [...payments])
    .first('id')
  if (dispute !== undefined) return true
  const refund = await database('refund')
    .whereIn('payment_id', [...payments])
    .where({ status: 'sent' })
    .first('id')
  return refund !== undefined || (split !== null && (await goesBackOfOrder(database, split)))
}

/** Whether money of an order that its parts completed is on its way back: its payers are to be written to (splits-11). */
async function goesBackOfOrder(
  database: Database,
  { orderId }: Pick<OrderSplit, 'orderId'>,
): Promise<boolean> {
  const sent = await database('refund as r')
    .join('allocation as a', 'a.id', 'r.allocation_id')
    .where({ 'a.order_id': orderId, 'r.status': 'sent' })
    .first('r.id')
  return sent !== undefined
}

/** Of several children's orders each share is looked into by itself. */
async function isLookedInto(
  database: Database,
  { id, instance, reference }: BegunByLink['attempt'],
): Promise<boolean> {
  const shares: readonly string[] = await database('allocation').where({ attempt_id: id }).pluck('reference')
  const looked = await Promise.all(
    [...new Set([reference, ...shares])].map((own) =>
      hasOpenException(database, { instance, reference: own }),
    ),
  )
  return looked.includes(true)
}
