import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { dropSealedBefore } from './seal.store.ts'
import { sealAudit } from './seal-audit.ts'

/** Deletes the oldest of the trail up to an instant, so that the seals of the rest still hold; answers how many entries. */
export async function dropAuditBefore(
  app: Pick<AppContext, 'database' | 'clock' | 'log'>,
  instant: Date,
): Promise<number> {
  // What nobody has sealed yet would stay, however old.
  await sealAudit(app, AbortSignal.timeout(60_000))
  return inTransaction(app.database, (trx) => dropSealedBefore(trx, instant, app.clock.wall()))
}
