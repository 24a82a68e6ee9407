import type { House } from '../../house.ts'
import type { Handler } from '../outbox/index.ts'
import { refreshSigning } from './refresh-signings.ts'
import { findByReference } from './signing.store.ts'

/** Asks the signing service about the document that it rang for. */
export function hearNews(house: House): Handler {
  return async ({ payload, trace }, signal) => {
    const kept = await findByReference(house.database, payload['reference'] ?? '')
    if (kept === null) house.log.warn({ trace }, 'a genuine callback names a document nobody sent')
    else await refreshSigning(house, kept, { signal, trace })
    return async () => undefined
  }
}
