import type { BasisPoints, Cop } from '@matricula/contract'

export const withdrawnLineKinds = ['annual', 'monthly', 'transport', 'activities'] as const
export type WithdrawnLineKind = (typeof withdrawnLineKinds)[number]

/** What one item of a paid order comes to when its student leaves; COP, `kept` and `returned` sum to `paid`. */
export interface WithdrawnLine {
  readonly kind: WithdrawnLineKind
  readonly code: string
  readonly name: string
  readonly paid: Cop
  readonly kept: Cop
  readonly returned: Cop
  /** The share of an annual item that the school keeps; null for what is paid by the month. */
  readonly share: BasisPoints | null
  /** How many months were paid, and how many of them lie after the day; null for an annual item. */
  readonly months: { readonly paid: number; readonly returned: number } | null
}
