import type { BasisPoints, CustomFields } from '@matricula/contract'
import type { AdminDiscountTable } from '../seasons/season.ts'
import { adminDiscounts } from './admin-discounts.ts'
import type { DiscountKind } from './discount.ts'

/** The kinds that the custom fields of a student can claim; a scholarship stands in accounting's price list. */
const claimable = [
  'alumni',
  'sister',
  'employee',
  'sibling',
  'advance',
] as const satisfies readonly DiscountKind[]

export interface Claim {
  readonly kind: DiscountKind
  /** What the formula gives for it. */
  readonly percent: BasisPoints
}

/** What a student's custom fields claim, as the formula of the order reads them. */
export function claimedDiscounts(table: AdminDiscountTable, fields: CustomFields): readonly Claim[] {
  const given = adminDiscounts(table, fields)
  return claimable.map((kind) => ({ kind, percent: given[kind] })).filter(({ percent }) => percent > 0)
}
