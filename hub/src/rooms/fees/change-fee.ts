import type { Transaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { auditFee, type Author } from './audit-fee.ts'
import { checkEdit } from './check-edit.ts'
import type { FeeForm } from './check-fee.ts'
import { findLastChange, keepVersion } from './fee-version.store.ts'
import { findTaken, lockFee, updateFee } from './fee.store.ts'
import type { Fee } from './fee.ts'
import { viewFee } from './fee.view.ts'
import { lookAgain } from './look-again.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'

export interface FeeEdit extends FeeForm {
  readonly id: number
  /** The version that was read and edited. */
  readonly version: number
}

/**
 * Edits a fee in force and keeps what it said before (readings 7.3). The second of two who edit the same version gets
 * the first one's with the refusal, and who it was.
 */
export function changeFee(house: House, edit: FeeEdit, author: Author): Promise<Refusal | Fee> {
  return lookAgain(house.database, (trx) => writeChange(house, trx, { edit, author }))
}

async function writeChange(
  house: House,
  trx: Transaction,
  { edit, author }: { edit: FeeEdit; author: Author },
): Promise<Refusal | Fee> {
  const before = await lockFee(trx, edit.id)
  if (before === null) return refuse('NOT_FOUND')
  if (before.version !== edit.version) {
    const { grades } = house.config.seasons.parents.parent
    const changed = await findLastChange(trx, before)
    return refuse('FEE_CHANGED', { facts: { current: viewFee(before, grades), changed } })
  }
  const checked = checkEdit(before, edit)
  if (checked.is === 'wrong') return refuse('BAD_INPUT', { fields: checked.fields })
  const after = { ...before, ...checked.terms, version: before.version + 1 }
  if (after.code !== before.code && (await findTaken(trx, [after])) !== null) {
    return refuseDuplicate(house, after)
  }
  await keepVersion(trx, before, { at: house.clock.wall(), by: author.actor })
  await updateFee(trx, after)
  await auditFee(house, trx, { act: 'fee.change', before, after, author })
  return after
}
