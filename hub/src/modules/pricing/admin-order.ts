import type { Cop, CustomFields, LocalDate } from '@matricula/contract'
import type { AdminDiscounts } from '../discounts/admin-discounts.ts'
import type { DiscountMode, Season } from '../seasons/season.ts'
import type { Step } from './step.ts'

/** A student's order as the administrator composes it; `now` from the season's clock. */
export interface AdminInput {
  readonly season: Season
  readonly now: Date
  readonly studentCode: string
  readonly fields: CustomFields
  /** Keys of the services left checked in the drawer; null: as the custom fields say. */
  readonly selected: readonly string[] | null
  /** Null: the season's. */
  readonly discountMode: DiscountMode | null
}

export interface AdminOrder {
  readonly is: 'admin-order'
  readonly partnerCode: string
  readonly numAtCard: string
  /** Today in Bogotá. */
  readonly dueDate: LocalDate
  readonly project: string
  readonly discountMode: DiscountMode
  /** Every service of the season, in the order's order; the ones `sent` make the order. */
  readonly lines: readonly AdminLine[]
  readonly discounts: AdminDiscounts
  /** Of the lines sent. */
  readonly total: Cop
}

export interface AdminLine {
  readonly service: string
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Cop
  readonly taxCode: string
  readonly discountPercent: 0
  readonly project: string
  /** Checked in the drawer. */
  readonly selected: boolean
  /** Checked and above 0. */
  readonly sent: boolean
  readonly explanation: readonly Step[]
}
