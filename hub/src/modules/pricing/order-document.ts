import type { AdminOrder } from './admin-order.ts'

/** A sales order in accounting's own words; only what is sent stands in it. */
export function orderDocument(order: AdminOrder) {
  const sent = order.lines.filter((line) => line.sent)
  return {
    CardCode: order.partnerCode,
    NumAtCard: order.numAtCard,
    DocDueDate: order.dueDate,
    DocumentLines: sent.map((line) => ({
      ItemCode: line.code,
      Name: line.name,
      Quantity: line.quantity,
      TaxCode: line.taxCode,
      UnitPrice: line.unitPrice,
      DiscountPercent: line.discountPercent,
      ProjectCode: line.project,
    })),
  }
}

export type OrderDocument = ReturnType<typeof orderDocument>
