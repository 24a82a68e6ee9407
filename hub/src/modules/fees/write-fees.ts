import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { auditFee, type Author } from './audit-fee.ts'
import { keepVersion } from './fee-version.store.ts'
import { addFees, archiveRow, restoreRow, updateFee } from './fee.store.ts'
import type { FeeWrite } from './fee-write.ts'

/** Writes what was planned in the same transaction, and one audit row for each fee. */
export async function writeFees(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { writes, author }: { readonly writes: readonly FeeWrite[]; readonly author: Author },
): Promise<void> {
  await addFees(
    trx,
    writes.flatMap(({ act, after }) => (act === 'fee.create' ? [after] : [])),
  )
  for (const write of writes) {
    await writeOver(app, trx, { write, by: author.actor })
    await auditFee(app, trx, { write, author })
  }
}

/** A deleted fee leaves the catalogue and frees its code; its row stays for whoever names it (pricing-44). */
async function writeOver(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { write: { act, before, after }, by }: { readonly write: FeeWrite; readonly by: string },
): Promise<void> {
  const at = clock.wall()
  if (act === 'fee.archive') await archiveRow(trx, before.id, at)
  if (act === 'fee.restore') await restoreRow(trx, after)
  if (act !== 'fee.change') return
  await keepVersion(trx, before, { at, by })
  await updateFee(trx, after)
}
