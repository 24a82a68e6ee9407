import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { gradeById } from '../seasons/season-lookups.ts'
import type { Fee } from './fee.ts'

/** Names the fee that is in force already. */
export function refuseDuplicate(
  { config }: Pick<AppContext, 'config'>,
  { code, grade }: Pick<Fee, 'code' | 'grade'>,
): Refusal<'FEE_DUPLICATE'> {
  const name = gradeById(config.seasons.parents.parent, grade)?.name ?? grade
  return refuse('FEE_DUPLICATE', { values: { code, grade: name } })
}
