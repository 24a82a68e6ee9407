import type { Transaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { findLastChange } from './fee-version.store.ts'
import { lockFee } from './fee.store.ts'
import type { Fee } from './fee.ts'
import { viewFee } from './fee.view.ts'

/**
 * Holds a fee in force until the transaction ends. Whoever looked at another version gets the present one with the
 * refusal, and who made it.
 */
export async function lockAt(
  { config }: House,
  trx: Transaction,
  { id, version }: { readonly id: number; readonly version?: number },
): Promise<Refusal | Fee> {
  const fee = await lockFee(trx, id)
  if (fee === null) return refuse('NOT_FOUND')
  if (version === undefined || fee.version === version) return fee
  const { grades } = config.seasons.parents.parent
  return refuse('FEE_CHANGED', {
    facts: { current: viewFee(fee, grades), changed: await findLastChange(trx, fee) },
  })
}
