import type { AppContext } from '../../app-context.ts'
import type { Handler } from '../outbox/index.ts'
import { refreshSigning } from './refresh-signings.ts'
import { findByReference } from './signing.store.ts'

/** Asks the signing service about the document that it rang for. */
export function handleSigningUpdate(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>,
): Handler {
  return async ({ payload, trace }, signal) => {
    const kept = await findByReference(app.database, payload['reference'] ?? '')
    if (kept === null) app.log.warn({ trace }, 'a genuine callback names a document nobody sent')
    else await refreshSigning(app, kept, { signal, trace })
    return async () => undefined
  }
}
