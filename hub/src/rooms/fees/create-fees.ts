import type { House } from '../../house.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { auditFee, type Author } from './audit-fee.ts'
import { checkFee, type FeeForm } from './check-fee.ts'
import { addFees, findTaken } from './fee.store.ts'
import { feeKey, type NewFee } from './fee.ts'
import { lookAgain } from './look-again.ts'
import { refuseDuplicate } from './refuse-duplicate.ts'

/** Stores one fee for each grade of each form, all or none, and answers how many. */
export async function createFees(
  house: House,
  forms: readonly FeeForm[],
  author: Author,
): Promise<Refusal | number> {
  const fees = feesOf(house, forms)
  if (isRefused(fees)) return fees
  const twice = fees.find((fee, index) => fees.findIndex((one) => feeKey(one) === feeKey(fee)) < index)
  if (twice !== undefined) return refuseDuplicate(house, twice)
  return lookAgain(house.database, (trx) => storeFees(house, trx, { fees, author }))
}

function feesOf({ config }: House, forms: readonly FeeForm[]): Refusal | readonly NewFee[] {
  const { project, parent } = config.seasons.parents
  const known = parent.grades.map(({ id }) => id)
  const wrong: Record<string, readonly string[]> = {}
  const fees = forms.flatMap((form, index) => {
    const checked = checkFee(form, known)
    if (checked.is === 'fee') return checked.grades.map((grade) => ({ ...checked.terms, project, grade }))
    for (const [field, keys] of Object.entries(checked.fields)) wrong[`${index}.${field}`] = keys
    return []
  })
  return Object.keys(wrong).length > 0 ? refuse('BAD_INPUT', { fields: wrong }) : fees
}

async function storeFees(
  house: House,
  trx: Transaction,
  { fees, author }: { fees: readonly NewFee[]; author: Author },
): Promise<Refusal | number> {
  const taken = await findTaken(trx, fees)
  if (taken !== null) return refuseDuplicate(house, taken)
  await addFees(trx, fees)
  for (const fee of fees) await auditFee(house, trx, { act: 'fee.create', before: null, after: fee, author })
  return fees.length
}
