import type { AccountingLine, AccountingOrder } from '@matricula/contract'
import type { EnrollmentOrder } from '../enrollment/index.ts'
import type { ParentSeason } from '../seasons/season.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'

/** A paid order as accounting books it: one dated line per charge (accounting-1, accounting-2). */
export function orderForAccounting(order: EnrollmentOrder, { dates }: ParentSeason): AccountingOrder {
  const charges = order.charges ?? []
  const lines = charges.map((charge): AccountingLine => ({
    itemCode: charge.itemCode,
    name: charge.name,
    quantity: charge.quantity,
    taxCode: charge.taxCode,
    unitPrice: charge.unitPrice,
    discountPercent: charge.discountPercent,
    project: charge.project,
    shipDate: charge.shipDate,
    prepaid: charge.paidNow === 1,
    fields: {
      Resolution: charge.resolution,
      ProgresiveDiscount: charge.progressiveDiscount,
      ProgresiveDiscountBase: charge.progressiveDiscountBase,
      futureAnnualities: charge.futureAnnuities,
      totalBase: charge.totalBase,
    },
  }))
  return {
    reference: order.reference,
    partnerCode: partnerCodeOf(order.studentCode),
    numAtCard: order.studentCode,
    dueDate: dates.annual,
    project: order.project,
    lines,
  }
}
