import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { rawFrom } from '../../http/raw-request.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { askAgainAt, latestAttempt } from './attempt.store.ts'
import { token } from './payments.schemas.ts'
import { type Received, receiveCallback } from './receive-callback.ts'
import type { ReferenceKeeper } from './reference-keeper.ts'

const callbackBytes = 65_536

/** Callbacks of one instance about references that the hub has not issued, which are looked up. */
const unissuedInWindow = 100
const unissuedMinutes = 15

const instance = Joi.string()
  .pattern(/^[a-z0-9-]{1,40}$/)
  .required()

/** Where providers call back and browsers come back. Only the first counts; the second is display. */
export function callbackRoutes(app: AppContext, keepers: readonly ReferenceKeeper[]): Route[] {
  const unissued = app.limitTries('unissued-references', unissuedInWindow, unissuedMinutes)
  return [
    {
      method: 'POST',
      path: '/api/payments/callbacks/{instance}',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      options: {
        tags: ['api'],
        description: 'A provider’s callback, checked over its raw bytes',
        payload: { parse: false, output: 'data', maxBytes: callbackBytes },
        validate: { params: Joi.object({ instance }) },
        response: { schema: Joi.object({ received: Joi.boolean().required() }).label('CallbackReceived') },
      },
      handler: async (request, h) => {
        const callback = { instance: String(request.params['instance']), raw: rawFrom(request) }
        const received = await receiveCallback(app, { keepers, unissued }, callback)
        const refusal = isRefused(received) ? received : refusals[received]
        return refusal === null ? { received: true } : answerRefusal(app.config.texts, request, h, refusal)
      },
    },
    {
      method: 'GET',
      path: '/api/payments/return/{instance}',
      options: {
        tags: ['api'],
        description: 'The browser comes back from the provider; proves nothing',
        validate: {
          params: Joi.object({ instance }),
          query: Joi.object({ token: token.required() }).unknown(),
        },
        response: { status: { 302: Joi.any() } },
      },
      handler: async (request, h) => {
        const orderToken = String(request.query['token'])
        await askSoon(app, orderToken)
        return h.redirect(`/enrollment/checkout?token=${orderToken}`)
      },
    },
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
async function askSoon({ database, clock, work }: AppContext, orderToken: string): Promise<void> {
  const order = await findOrderByToken(database, orderToken)
  const attempt = order === null ? null : await latestAttempt(database, order.id)
  if (attempt?.status !== 'open' || attempt.path !== 'provider') return
  await askAgainAt(database, attempt.id, clock.wall())
  work.trigger('reconcile-payments')
}
