import type { BasisPoints, Cop } from '@matricula/contract'

/** What accounting knows of a student before anything is paid here. */
export interface Account {
  /** One row each; more than one happens, and only the first counts. Negative is in the family's favour. */
  readonly balances: readonly Cop[]
  /** On the pension. */
  readonly scholarship: BasisPoints
  /** How much of the enrollment right was paid years ago. */
  readonly annuity: 'none' | 'half' | 'whole'
  /** Commercial price agreed for the other annual costs; 0 when none. */
  readonly commercial: Cop
  /** The student's own progressive discount of the enrollment right. */
  readonly progressive: BasisPoints | null
  /** Item code of last year's transport. */
  readonly transport: string | null
}

export const plainAccount: Account = {
  balances: [0],
  scholarship: 0,
  annuity: 'none',
  commercial: 0,
  progressive: null,
  transport: null,
}
