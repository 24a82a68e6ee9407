import type { NewDiscount } from './discount.ts'
import type { ChosenProof } from './read-proof.ts'

/** The form once it is whole. */
export interface RequestDiscountValues {
  readonly student: string
  readonly kind: NewDiscount['kind']
  /** As one writes it: 12,5 for 12,5 %. */
  readonly percent: number
  readonly note: string
  readonly proof: ChosenProof
}

export function newDiscountOf({ student, kind, percent, note, proof }: RequestDiscountValues): NewDiscount {
  const { type, content } = proof
  return {
    student: student.trim().toUpperCase(),
    kind,
    percent: Math.round(percent * 100),
    note: note.trim(),
    proof: { type, content },
  }
}
