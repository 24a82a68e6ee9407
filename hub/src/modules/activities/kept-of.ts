import type { Fee } from '../fees/index.ts'

/** Of what a student holds, the fees that the grade does not offer any more. */
export function keptOf(heldFees: readonly Fee[], offered: readonly Fee[], grade: number): readonly Fee[] {
  return heldFees.filter((fee) => fee.grade === grade && offered.every(({ code }) => code !== fee.code))
}
