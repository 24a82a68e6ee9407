import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { type Refusal, refuse } from '../../shared/refusal.ts'
import { findTaken } from './fee.store.ts'
import { feeKey, type Fee } from './fee.ts'
import type { FeeWrite } from './fee-write.ts'
import { gradeById } from '../seasons/season-lookups.ts'

/** Of one grade a code is in force once: neither two of these writes nor one of them and the catalogue may claim it. */
export async function refuseTaken(
  app: Pick<AppContext, 'config'>,
  trx: Transaction,
  writes: readonly FeeWrite[],
): Promise<Refusal<'FEE_DUPLICATE'> | null> {
  const claimed = writes.flatMap(({ before, after }) => (after === null ? [] : [{ before, after }]))
  const twice = claimed.find(
    ({ after }, index) => claimed.findIndex((one) => feeKey(one.after) === feeKey(after)) < index,
  )
  if (twice !== undefined) return refuseDuplicate(app, twice.after)
  const fresh = claimed.filter(({ before, after }) => before === null || before.code !== after.code)
  const taken = await findTaken(
    trx,
    fresh.map(({ after }) => after),
  )
  return taken === null ? null : refuseDuplicate(app, taken)
}

/** Names the fee that is in force already. */
function refuseDuplicate(
  { config }: Pick<AppContext, 'config'>,
  { code, grade }: Pick<Fee, 'code' | 'grade'>,
): Refusal<'FEE_DUPLICATE'> {
  const name = gradeById(config.seasons.parents.parent, grade)?.name ?? String(grade)
  return refuse('FEE_DUPLICATE', { values: { code, grade: name } })
}
