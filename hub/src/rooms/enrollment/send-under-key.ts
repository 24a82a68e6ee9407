import type { House } from '../../house.ts'
import { sha256 } from '../../shared/ids.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { claimKey, releaseKey } from './request-key.store.ts'
import { sendAdminOrder, type SentOrder } from './send-admin-order.ts'
import type { SendWish } from './send-wish.ts'

/**
 * Sends an order under the caller's Idempotency-Key: the same request answers the same order, which student and
 * project see to; another request under the same key is refused. A refusal leaves the key free.
 */
export async function sendUnderKey(house: House, wish: SendWish, key: string): Promise<Refusal | SentOrder> {
  const { studentCode, services, total, actor } = wish
  const requestHash = sha256(JSON.stringify([studentCode, services.toSorted(), total]))
  const claim = { actor, key, requestHash }
  const claimed = await claimKey(house.database, claim, house.clock.wall())
  if (claimed === 'other') return refuse('KEY_REUSED')
  const sent = await sendAdminOrder(house, wish)
  if (isRefused(sent) && claimed === 'ours') await releaseKey(house.database, claim)
  return sent
}
