import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { rawFrom } from '../../http/raw-request.ts'
import { refuse } from '../../shared/refusal.ts'
import type { RawRequest } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'

const callbackBytes = 262_144

/** Where the signing service calls back. */
export function callbackRoute(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins' | 'work'>,
): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/documents/callbacks/{instance}',
    refuses: ['NOT_FOUND', 'FORGED'],
    params: Joi.object({
      instance: Joi.string()
        .pattern(/^[a-z0-9-]{1,40}$/)
        .required(),
    }),
    options: {
      tags: ['api'],
      description: 'The signing service’s callback, checked over its raw bytes',
      payload: { parse: false, output: 'data', maxBytes: callbackBytes },
      response: { schema: Joi.object({ received: Joi.boolean().required() }).label('CallbackReceived') },
    },
    handler: async (request) => {
      const call = {
        instance: String(request.params['instance']),
        raw: rawFrom(request),
        trace: request.info.id,
      }
      const refusal = refusals[await receiveCallback(app, call)]
      return refusal === null ? { received: true } : refuse(refusal)
    },
  })
}

const refusals: Readonly<Record<Received, 'FORGED' | 'NOT_FOUND' | null>> = {
  kept: null,
  'nothing-for-us': null,
  forged: 'FORGED',
  'unknown-instance': 'NOT_FOUND',
}

type Received = 'kept' | 'forged' | 'nothing-for-us' | 'unknown-instance'

/**
 * Keeps a genuine callback of the signing service as one message, however often it comes. It only rings: how far the
 * document is, the vendor is asked outside its own request.
 */
async function receiveCallback(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins' | 'work'>,
  { instance, raw, trace }: { readonly instance: string; readonly raw: RawRequest; readonly trace: string },
): Promise<Received> {
  const { webhooks } = app.plugins.esign
  if (instance !== 'main' || webhooks === undefined) return 'unknown-instance'
  const verdict = await webhooks.read(raw)
  if (verdict.is === 'forged') {
    app.log.warn({ instance: 'esign.main', why: verdict.why }, 'a forged callback was refused')
    return 'forged'
  }
  if (verdict.is === 'nothing-for-us') return 'nothing-for-us'
  const { eventId, event } = verdict
  await inTransaction(app.database, (trx) =>
    announce(trx, {
      topic: 'document.news',
      key: `document:news:${eventId}`,
      payload: { reference: event.reference },
      trace,
      at: app.clock.wall(),
    }),
  )
  app.work.trigger('deliver-outbox')
  return 'kept'
}
