import type { Quote } from '../quote/quote-student.ts'

/** One line of the sum: what was done, in words, what came of it, and by which rule. */
export interface ExplainedStep {
  /** Of docs/domain; null for an amount that the order itself holds. */
  readonly rule: string | null
  readonly values: Readonly<Record<string, string | number>>
  readonly result: number
  readonly unit: 'COP' | 'basis-points'
  readonly text: string
}

export interface ExplainedItem {
  readonly code: string
  readonly name: string
  readonly now: number
  readonly later: number
  readonly steps: readonly ExplainedStep[]
}

export interface Explanation {
  readonly student: string
  /** A price of today, or the charges of an order that was paid. */
  readonly of: 'quote' | 'order'
  /** The order's. */
  readonly token: string | null
  /** Of a quote: what it is priced for. */
  readonly period: Quote['period'] | null
  readonly items: readonly ExplainedItem[]
  /** Of a quote. */
  readonly totals: Quote['totals'] | null
  readonly total: number
}
