import { chargedBy, type FeeChange, type OfferedActivity } from './change-prices.ts'

/**
 * Text keys by field: an activity that is changed is on offer, and a new one is not yet; one that is included stays
 * free. What accounting lists is accounting's to say, student by student.
 */
export function checkChanges(
  changes: readonly FeeChange[],
  offered: readonly OfferedActivity[],
): Readonly<Record<string, readonly string[]>> {
  const wrong = changes.flatMap((change, index): [string, readonly string[]][] => {
    if (chargedBy(change) === 'accounting') return []
    const fee = offered.find(({ code }) => code === change.code)
    if ((fee !== undefined) !== (change.does !== 'create')) {
      const key = fee === undefined ? 'unknownFee' : 'taken'
      return [[`changes.${index}.code`, [`feeImpact.wrong.${key}`]]]
    }
    const isPaid = change.does === 'edit' && change.value > 0
    return isPaid && fee?.ecoType === 'incluida' ? [[`changes.${index}.value`, ['fee.wrong.incluida']]] : []
  })
  return Object.fromEntries(wrong)
}
