import { feeFields } from './fee-form.ts'
import type { Fee, FeeField } from './fee-form.ts'

/** The fields by which two versions of a fee differ. */
export function changedFields(before: Fee, now: Fee): readonly FeeField[] {
  return feeFields.filter((field) => before[field] !== now[field])
}

/** Who changed a fee last, as the hub says with FEE_CHANGED. */
export function lastChangeIn(
  body: Readonly<Record<string, unknown>>,
): { readonly by: string; readonly at: string } | null {
  const { changed } = body
  if (typeof changed !== 'object' || changed === null) return null
  if (!('by' in changed) || !('at' in changed)) return null
  const { by, at } = changed
  return typeof by === 'string' && typeof at === 'string' ? { by, at } : null
}
