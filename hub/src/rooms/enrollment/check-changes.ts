import { chargedBy, type FeeChange, type OfferedActivity } from './change-prices.ts'

/**
 * Text keys by field: an activity that is changed is on offer, and a new one is not yet. What accounting lists is
 * accounting's to say, student by student.
 */
export function checkChanges(
  changes: readonly FeeChange[],
  offered: readonly OfferedActivity[],
): Readonly<Record<string, readonly string[]>> {
  const wrong = changes.flatMap((change, index): [string, readonly string[]][] => {
    if (chargedBy(change) === 'accounting') return []
    const isOffered = offered.some(({ code }) => code === change.code)
    if (isOffered === (change.does !== 'create')) return []
    const key = isOffered ? 'taken' : 'unknownFee'
    return [[`changes.${index}.code`, [`feeImpact.wrong.${key}`]]]
  })
  return Object.fromEntries(wrong)
}
