import type { RawRequest } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Tries } from '../../shared-services/tries.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { attemptByReference } from './attempt.store.ts'
import { countCallbacks, keepCallback, repeatCallback } from './inbox.store.ts'

export type Received = 'kept' | 'dropped' | 'forged' | 'nothing-for-us' | 'unknown-instance'

/**
 * Callbacks that are kept about one reference; a payment has a few. Another, or one again, has the newest done again.
 */
const keptOfOne = 30

export interface CallbackReceiver {
  /** Counts by instance what is signed and names a reference that the hub has not issued. */
  readonly unissued: Tries
}

/**
 * Keeps a genuine callback as one row, however often it comes, and triggers the job. The row is the whole act: what
 * it means is asked of the provider later, outside the provider's own request. A signature alone fills no table: some
 * providers hand its key to every payer. So a reference must be one that the hub has issued, whether or not it is known
 * here, or one that is known from before references carried a check.
 */
export async function receiveCallback(
  app: AppContext,
  { unissued }: CallbackReceiver,
  { instance, raw }: { readonly instance: string; readonly raw: RawRequest },
): Promise<Received | Refusal<'TOO_MANY_TRIES'>> {
  const { database, clock, ids, log, plugins, work } = app
  const known = plugins.view().some((view) => view.instance === `payments.${instance}`)
  const webhooks = known ? plugins.payments(instance).webhooks : undefined
  if (webhooks === undefined) return 'unknown-instance'
  const verdict = await webhooks.read(raw)
  if (verdict.is === 'forged') {
    log.warn({ instance, why: verdict.why }, 'a forged callback was refused')
    return 'forged'
  }
  if (verdict.is === 'nothing-for-us') return 'nothing-for-us'
  const { eventId, event } = verdict
  const { reference } = event
  if (!ids.hasIssued(reference)) {
    const tooMany = await unissued.take(instance)
    if (tooMany !== null) return tooMany
    if ((await attemptByReference(database, instance, reference)) === null) {
      log.warn({ instance }, 'a callback about a reference that the hub never issued was dropped')
      return 'dropped'
    }
  }
  const about = { instance, reference }
  const at = clock.wall()
  const isFull = (await countCallbacks(database, about)) >= keptOfOne
  const isKept = !isFull && (await keepCallback(database, { instance, eventId, event, at }))
  // The first may have come before the provider knew what it says.
  if (!isKept) await repeatCallback(database, { ...about, at })
  work.trigger('settle-callbacks')
  return 'kept'
}
