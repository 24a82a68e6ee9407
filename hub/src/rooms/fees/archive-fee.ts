import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { auditFee, type Author } from './audit-fee.ts'
import { archiveRow, lockFee } from './fee.store.ts'

/**
 * Deletes a fee: it leaves the catalogue and frees its code, and its row stays. Used or not, there is one way, because
 * subscriptions, kept versions and the quotes of orders may name a fee, and the trail must be able to explain them
 * (readings 7.3).
 */
export function archiveFee(house: House, id: number, author: Author): Promise<Refusal | null> {
  return inTransaction(house.database, async (trx) => {
    const fee = await lockFee(trx, id)
    if (fee === null) return refuse('NOT_FOUND')
    await archiveRow(trx, id, house.clock.wall())
    await auditFee(house, trx, { act: 'fee.archive', before: fee, after: null, author })
    return null
  })
}
