import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { findLastChange } from './fee-version.store.ts'
import { feesByIds, lockFee } from './fee.store.ts'
import type { Fee } from './fee.ts'
import { viewFee } from './fee.view.ts'
import { nameFee } from './name-fee.ts'

/**
 * Holds a fee in force until the transaction ends. Whoever looked at another version gets the present one with the
 * refusal, and who made it.
 */
export async function lockAt(
  { config }: AppContext,
  trx: Transaction,
  { id, version }: { readonly id: number; readonly version?: number },
): Promise<Refusal | Fee> {
  const fee = await lockFee(trx, id)
  const { grades } = config.seasons.parents.parent
  if (fee === null) {
    const [gone] = await feesByIds(trx, [id])
    return refuse('NOT_FOUND', gone && { facts: { fee: nameFee(grades, gone) } })
  }
  if (version === undefined || fee.version === version) return fee
  return refuse('FEE_CHANGED', {
    facts: { current: viewFee(fee, grades), changed: await findLastChange(trx, fee) },
  })
}
