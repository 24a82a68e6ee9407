import type { LocalDate, PayoutLineKind, Withholding } from '@matricula/contract'
import type { payoutStatuses } from '../../../api/lists.ts'

export type PayoutStatus = (typeof payoutStatuses)[number]

/** One settlement of a provider, as it told it first, and what finance has seen of it at the bank. */
export interface KeptPayout {
  readonly id: string
  readonly instance: string
  /** As the provider names it, and the deposit. */
  readonly payoutRef: string
  readonly depositRef: string | null
  /** Days in Bogotá. */
  readonly day: LocalDate
  readonly arrivedOn: LocalDate | null
  readonly returnedOn: LocalDate | null
  /** COP. */
  readonly net: number
  /** Over all that was told of it. */
  readonly digest: string
  readonly status: PayoutStatus
  readonly toldAt: string
  /** Since when the provider tells it otherwise; null while it does not. */
  readonly differsSince: string | null
  /** What the bank's statement says of the deposit. */
  readonly bankRef: string | null
  readonly arrivedBy: string | null
  readonly returnedBy: string | null
  readonly trace: string
}

export interface KeptLine extends Readonly<Record<Withholding, number>> {
  readonly kind: PayoutLineKind
  /** Null for a fee of its own. */
  readonly providerRef: string | null
  /** COP. */
  readonly gross: number
  readonly fee: number
  readonly net: number
}
