import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, type Refusal } from '../../shared/refusal.ts'
import type { Author } from './audit-fee.ts'
import type { FeeChange } from './fee-write.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { writeFees } from './write-fees.ts'

/** Makes the planned changes of the catalogue in one transaction, all of them or none, and answers what was written. */
export function changeCatalogue<Code extends string>(
  app: Pick<AppContext, 'database' | 'clock'>,
  author: Author,
  plan: (trx: Transaction) => Promise<Refusal<Code> | readonly FeeChange[]>,
): Promise<Refusal<Code> | readonly FeeChange[]> {
  return retryOnConflict(app.database, async (trx) => {
    const writes = await plan(trx)
    if (!isRefused(writes)) await writeFees(app, trx, { writes, author })
    return writes
  })
}
