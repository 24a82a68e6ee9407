import type { AppContext } from '../../app-context.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import type { Author } from './audit-fee.ts'
import type { FeeChange } from './fee-write.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { type FeeChanges, planChanges } from './plan-changes.ts'
import { writeFees } from './write-fees.ts'

/** Makes changes of the catalogue in one transaction, all of them or none, and answers what was written. */
export function changeCatalogue(
  app: AppContext,
  changes: FeeChanges,
  author: Author,
): Promise<Refusal | readonly FeeChange[]> {
  return retryOnConflict(app.database, async (trx) => {
    const writes = await planChanges(app, trx, changes)
    if (!isRefused(writes)) await writeFees(app, trx, { writes, author })
    return writes
  })
}
