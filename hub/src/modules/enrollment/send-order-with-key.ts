import type { AppContext } from '../../app-context.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { claimKey, releaseKey } from './request-key.store.ts'
import { sendAdminOrder } from './send-admin-order.ts'
import type { SendOrderCommand } from './send-order-command.ts'

/**
 * Sends an order under the caller's Idempotency-Key: the same request answers the same order, which student and
 * project see to; another request under the same key is refused. A refusal leaves the key free.
 */
export async function sendOrderWithKey(app: AppContext, command: SendOrderCommand, key: string) {
  const { studentCode, services, total, actor } = command
  const requestHash = sha256(JSON.stringify([studentCode, services.toSorted(), total]))
  const claim = { actor, key, requestHash }
  const claimed = await claimKey(app.database, claim, app.clock.wall())
  if (claimed === 'other') return refuse('KEY_REUSED')
  const sent = await sendAdminOrder(app, command)
  if (isRefused(sent) && claimed === 'ours') await releaseKey(app.database, claim)
  return sent
}
