import type { RawRequest } from '@matricula/contract'
import type { House } from '../../house.ts'
import { keepCallback } from './inbox.store.ts'

export type Received = 'kept' | 'forged' | 'nothing-for-us' | 'unknown-instance'

/**
 * Keeps a genuine callback as one row, however often it comes, and wakes the worker. The row is the whole act: what
 * it means is asked of the provider later, outside the provider's own request.
 */
export async function receiveCallback(house: House, instance: string, raw: RawRequest): Promise<Received> {
  const known = house.plugins.view().some((view) => view.instance === `payments.${instance}`)
  const webhooks = known ? house.plugins.payments(instance).webhooks : undefined
  if (webhooks === undefined) return 'unknown-instance'
  const verdict = await webhooks.read(raw)
  if (verdict.is === 'forged') {
    house.log.warn({ instance, why: verdict.why }, 'a forged callback was refused')
    return 'forged'
  }
  if (verdict.is === 'nothing-for-us') return 'nothing-for-us'
  const { eventId, event } = verdict
  await keepCallback(house.database, { instance, eventId, event, at: house.clock.wall() })
  house.work.wake('settle-callbacks')
  return 'kept'
}
