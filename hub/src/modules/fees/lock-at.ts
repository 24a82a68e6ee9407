import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { findLastChange } from './fee-version.store.ts'
import { feesByIds, lockFee } from './fee.store.ts'
import type { Fee } from './fee.ts'
import { viewFee } from './fee.view.ts'
import { nameFee } from './name-fee.ts'

/** Holds a fee in force until the transaction ends. */
export async function lockInForce(
  { config }: Pick<AppContext, 'config'>,
  trx: Transaction,
  id: number,
): Promise<Refusal<'NOT_FOUND'> | Fee> {
  const fee = await lockFee(trx, id)
  if (fee !== null) return fee
  const [gone] = await feesByIds(trx, [id])
  return refuse('NOT_FOUND', gone && { facts: { fee: nameFee(config.seasons.parents.parent.grades, gone) } })
}

/** The same; whoever looked at another version gets the present one with the refusal, and who made it. */
export async function lockAt(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  { id, version }: { readonly id: number; readonly version?: number },
): Promise<Refusal<'FEE_CHANGED' | 'NOT_FOUND'> | Fee> {
  const fee = await lockInForce(app, trx, id)
  if (isRefused(fee) || version === undefined || fee.version === version) return fee
  const { grades } = app.config.seasons.parents.parent
  return refuse('FEE_CHANGED', {
    facts: { current: viewFee(fee, grades), changed: await findLastChange(trx, fee) },
  })
}
