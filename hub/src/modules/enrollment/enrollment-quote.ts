import type { ParentQuote } from '../pricing/quote.ts'
import type { Period } from '../seasons/season.ts'

export type RequestedTransport =
  { readonly is: 'undecided' | 'none' } | { readonly is: 'chosen'; readonly itemCode: string }

/** What a family chose; prices are never part of it. */
export interface EnrollmentChoices {
  readonly period: Period
  readonly method: 1 | 2
  readonly quotas: number
  /** What decides the price; where the student lives is the draft's. */
  readonly transport: RequestedTransport
  readonly activities: readonly string[]
}

export interface EnrollmentQuote extends ParentQuote {
  /** Names this result: the same choices at the same prices have the same id. */
  readonly quoteId: string
  readonly method: 1 | 2
  readonly choices: EnrollmentChoices
}
