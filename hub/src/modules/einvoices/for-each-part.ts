import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { announce, type Handler } from '../outbox/index.ts'
import { invoicedAttempts } from '../payments/index.ts'

/**
 * Has what is to be done for an order that was paid in parts delivered for each part by itself, so that none waits for
 * another; for any other payment it is done as it is (splits-13).
 */
export function forEachPart(
  { clock, database }: Pick<AppContext, 'clock' | 'database'>,
  topic: 'einvoice.issue' | 'einvoice.credit',
  handle: Handler,
): Handler {
  return async (message, signal) => {
    const { payload, key, trace } = message
    const whole = payload['attemptId'] ?? ''
    const attempts = await invoicedAttempts(database, whole)
    if (attempts.includes(whole)) return handle(message, signal)
    const at = clock.wall()
    const deliveries = attempts.map((attemptId) => {
      const own = sha256(`${key}:${attemptId}`)
      return { topic, key: `${topic}:part:${own}`, payload: { attemptId }, trace, at }
    })
    return (trx) => announce(trx, ...deliveries)
  }
}
