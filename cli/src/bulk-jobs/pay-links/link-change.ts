import type { JsonValue } from '../../bulk/job.ts'

export const shown = ['amount', 'concepts', 'name'] as const
export type Shows = (typeof shown)[number]

/** A link for what a student has overdue, or for an amount on account. */
export type LinkChange = {
  readonly student: string
  /** Empty where it is for an amount. */
  readonly documents: readonly { readonly DocNum: string; readonly CardCode: string }[]
  /** Absent where it is for documents. */
  readonly onAccount?: { readonly amount: number; readonly concept: string }
  readonly shows: Shows
  readonly days: number
  readonly note: string
}

/** A run's folder is written by this program alone. */
export function linkChangeOf(kept: JsonValue): LinkChange {
  return kept as LinkChange
}
