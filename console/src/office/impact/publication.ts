import type { RowOf } from '../api/call.ts'

export type Publication = RowOf<'GET /api/enrollment/admin/fees/publications'>

/**
 * What waits and was planned from the fees that a publication set: once that is undone, it finds other fees at its
 * hour and changes nothing.
 */
export function scheduledAfter(
  { id, state, fees }: Publication,
  all: readonly Publication[],
): Publication | undefined {
  if (state !== 'published') return undefined
  return all.find(
    (other) =>
      other.id !== id &&
      other.state === 'scheduled' &&
      other.fees.some(({ code, grade }) => fees.some((fee) => fee.code === code && fee.grade === grade)),
  )
}
