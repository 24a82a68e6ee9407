import type { ProviderPayment } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { AtProvider } from './at-provider.model.ts'

/** What the provider said, as the row keeps it. */
export function sightOf(seen: ProviderPayment | null) {
  if (seen === null) return {}
  return { providerRef: seen.providerRef, rawStatus: seen.rawStatus, means: seen.means }
}

/** Notes what the provider said and when to ask again. */
export async function waitForProvider(
  database: Database,
  payment: AtProvider,
  seen: ProviderPayment | null,
  askAt: Date,
): Promise<void> {
  await rowOf(database, payment).patch({
    ...sightOf(seen),
    askAt: askAt.toISOString(),
    asked: payment.asked + 1,
  })
}

/** Notes what the provider said, and leaves alone when to ask again. */
export async function noteSight(
  database: Database,
  payment: AtProvider,
  seen: ProviderPayment | null,
): Promise<void> {
  if (seen !== null) await rowOf(database, payment).patch(sightOf(seen))
}

/** Nobody asks the provider any more. */
export async function stopAskingProvider(database: Database, payment: AtProvider): Promise<void> {
  if (payment.askAt !== null) await rowOf(database, payment).patch({ askAt: null })
}

export function rowOf(database: Database, { id, $modelClass: kind }: AtProvider) {
  return kind.query(database).findById(id)
}
