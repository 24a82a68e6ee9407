import { setTimeout as pause } from 'node:timers/promises'
import type { AppContext } from '../../app-context.ts'
import { findDelivery } from '../outbox/index.ts'
import { orderById } from './order.store.ts'

const timeoutMs = 8000
const stepMs = 100

export interface AwaitedOrder {
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
export async function awaitDelivery(
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
