import type { Fee } from '../fees/fee.ts'
import type { FeeChange } from '../fees/fee-write.ts'
import type { PublishedFee } from './publication.ts'

/** What is kept of the writes; new fees have no row yet. */
export function publishedFees(writes: readonly FeeChange[]): readonly PublishedFee[] {
  return writes.map(({ act, before, after }) => {
    const { grade, code, concept, feeType } = after ?? before
    const row = { ...before, ...after }
    return {
      act,
      id: row.id ?? null,
      version: row.version ?? 1,
      grade,
      code,
      concept,
      type: feeType,
      before: before?.value ?? null,
      after: after?.value ?? null,
    }
  })
}

/** The same with the rows that the new fees have got. */
export function withRows(fees: readonly PublishedFee[], inForce: readonly Fee[]): readonly PublishedFee[] {
  const rows = new Map(inForce.map((fee) => [`${fee.grade}/${fee.code}`, fee.id]))
  return fees.map((fee) => ({ ...fee, id: fee.id ?? rows.get(`${fee.grade}/${fee.code}`) ?? null }))
}
