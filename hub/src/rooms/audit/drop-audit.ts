import type { House } from '../../house.ts'
import { inTransaction } from '../../db/transaction.ts'
import { dropSealedBefore } from './seal.store.ts'
import { sealAudit } from './seal-audit.ts'

/** Deletes the oldest of the trail up to an instant, so that the seals of the rest still hold; answers how many entries. */
export async function dropAuditBefore(
  house: Pick<House, 'database' | 'clock' | 'log'>,
  instant: Date,
): Promise<number> {
  // What nobody has sealed yet would stay, however old.
  await sealAudit(house, AbortSignal.timeout(60_000))
  return inTransaction(house.database, (trx) => dropSealedBefore(trx, instant, house.clock.wall()))
}
