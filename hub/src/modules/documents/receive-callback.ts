import type { RawRequest } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { announce } from '../outbox/index.ts'

export type Received = 'kept' | 'forged' | 'nothing-for-us' | 'unknown-instance'

/**
 * Keeps a genuine callback of the signing service as one message, however often it comes. It only rings: how far the
 * document is, the vendor is asked outside its own request.
 */
export async function receiveCallback(
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
