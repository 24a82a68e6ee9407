import type { Cop, LocalDate } from './common.ts'

/** One transfer of what the vendor took for the school to its bank account. Once told it never changes. */
export interface Payout {
  /** The vendor's name of it, at most 100 characters, free of personal data: another payout never has it. */
  readonly id: string
  /** The day in Bogotá on which the vendor sent it. */
  readonly day: LocalDate
  /** The sum of its lines' net. Less than 0 where the vendor took money from the bank account. */
  readonly net: Cop
  /** What the bank's statement says of the deposit, at most 100 characters; null where the vendor does not tell. */
  readonly depositRef: string | null
  /** At least one. */
  readonly lines: readonly PayoutLine[]
}

export const payoutLineKinds = ['charge', 'refund', 'dispute', 'fee'] as const

/**
 * What a line is about: a payment that was taken, money of one that went back, one that is contested (or whose money
 * comes back after that), or a charge of the vendor's own, such as that of a transfer.
 */
export type PayoutLineKind = (typeof payoutLineKinds)[number]

export const withholdings = ['retefuente', 'reteiva', 'reteica'] as const

/** A tax on the school that is kept back on its way: on income, on IVA, or the municipality's. */
export type Withholding = (typeof withholdings)[number]

export interface PayoutLine {
  readonly kind: PayoutLineKind
  /** As `find` and the statement name the charge, at most 100 characters; null for a fee of its own. */
  readonly providerRef: string | null
  /** Above 0 for a charge, less than 0 for a refund, 0 for a fee of its own. */
  readonly gross: Cop
  /** What the vendor keeps, with its IVA; less than 0 where it is given back. */
  readonly fee: Cop
  /** Less than 0 where it is given back; those of 0 are left out. */
  readonly withheld: Readonly<Partial<Record<Withholding, Cop>>>
  /** Gross less fee and all that is withheld. */
  readonly net: Cop
}
