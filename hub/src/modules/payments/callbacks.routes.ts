import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { rawFrom } from '../../http/raw-request.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { askAgainAt, attemptByReference } from './attempt.store.ts'
import { currentAllocationOf } from './order-attempt.store.ts'
import { token } from './payments.schemas.ts'
import type { RawRequest } from '@matricula/contract'
import type { Tries } from '../../shared-services/tries.ts'
import { keepCallback, repeatCallback } from './inbox.store.ts'

const callbackBytes = 65_536

/** Callbacks of one instance about references that the hub has not issued, which are looked up. */
const unissuedInWindow = 100
const unissuedMinutes = 15

const instance = Joi.string()
  .pattern(/^[a-z0-9-]{1,40}$/)
  .required()

/** Where providers call back and browsers come back. Only the first counts; the second is display. */
export function callbackRoutes(app: AppContext): Route[] {
  const unissued = app.limitTries('unissued-references', unissuedInWindow, unissuedMinutes)
  return [
    defineRoute({
      method: 'POST',
      path: '/api/payments/callbacks/{instance}',
      refuses: ['FORGED', 'NOT_FOUND', 'TOO_MANY_TRIES'],
      params: Joi.object({ instance }),
      options: {
        tags: ['api'],
        description: 'A provider’s callback, checked over its raw bytes',
        payload: { parse: false, output: 'data', maxBytes: callbackBytes },
        response: { schema: Joi.object({ received: Joi.boolean().required() }).label('CallbackReceived') },
      },
      handler: async (request) => {
        const callback = { instance: String(request.params['instance']), raw: rawFrom(request) }
        const received = await receiveCallback(app, { unissued }, callback)
        const refusal = isRefused(received) ? received : refusals[received]
        return refusal === null ? { received: true } : refusal
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/payments/return/{instance}',
      params: Joi.object({ instance }),
      query: Joi.object<{ readonly token: string }>({ token: token.required() }).unknown(),
      options: {
        tags: ['api'],
        description: 'The browser comes back from the provider; proves nothing',
        response: { status: { 302: Joi.any() } },
      },
      handler: async (_request, h, { query }) => {
        await askSoon(app, query.token)
        return h.redirect(`/enrollment/checkout?token=${query.token}`)
      },
    }),
  ]
}

const refusals: Readonly<Record<Received, Refusal<'FORGED' | 'NOT_FOUND'> | null>> = {
  kept: null,
  dropped: null,
  'nothing-for-us': null,
  forged: refuse('FORGED'),
  'unknown-instance': refuse('NOT_FOUND'),
}

/** Moves the question to the provider forward: the family is back and looking. */
async function askSoon(
  { database, clock, work }: Pick<AppContext, 'database' | 'clock' | 'work'>,
  orderToken: string,
): Promise<void> {
  const order = await findOrderByToken(database, orderToken)
  const allocation = order === null ? null : await currentAllocationOf(database, order.id)
  if (allocation?.status !== 'open' || allocation.attempt.path !== 'provider') return
  await askAgainAt(database, allocation.attemptId, clock.wall())
  work.trigger('reconcile-payments')
}

type Received = 'kept' | 'dropped' | 'forged' | 'nothing-for-us' | 'unknown-instance'

interface CallbackReceiver {
  /** Counts by instance what is signed and names a reference that the hub has not issued. */
  readonly unissued: Tries
}

/**
 * Keeps a genuine callback as one row, however often it comes, and triggers the job. The row is the whole act: what
 * it means is asked of the provider later, outside the provider's own request. A signature alone fills no table: some
 * providers hand its key to every payer. So a reference must be one that the hub has issued, whether or not it is known
 * here, or one that is known from before references carried a check.
 */
async function receiveCallback(
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
  const at = clock.wall()
  const isKept = await keepCallback(database, { instance, eventId, event, at })
  // The first may have come before the provider knew what it says.
  if (!isKept) await repeatCallback(database, { instance, reference, at })
  work.trigger('settle-callbacks')
  return 'kept'
}
