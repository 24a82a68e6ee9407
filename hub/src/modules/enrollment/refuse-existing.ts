import type { AccountingDocument } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { adminOrderOf, bookedDocument } from './admin-order.store.ts'
import { orderDocument } from '../pricing/order-document.ts'
import type { EnrollmentOrder } from './order.model.ts'

/** Shows the student's other order, with its lines where this console sent it. */
export async function refuseOrder(
  database: Database,
  order: EnrollmentOrder,
): Promise<Refusal<'ORDER_EXISTS'>> {
  const document = await bookedDocument(database, order.id)
  const existing = {
    number: document?.number ?? null,
    total: document?.total ?? order.total,
    lines: order.flow === 'admin' ? orderDocument(adminOrderOf(order)).DocumentLines : null,
  }
  return refuse('ORDER_EXISTS', { facts: { existing } })
}

/** Shows accounting's order with its lines. */
export function refuseDocument({ number, total, lines }: AccountingDocument): Refusal<'ORDER_EXISTS'> {
  const shown = lines.map(({ itemCode, name, quantity, unitPrice, discountPercent }) => ({
    ItemCode: itemCode,
    Name: name,
    Quantity: quantity,
    UnitPrice: unitPrice,
    DiscountPercent: discountPercent,
  }))
  return refuse('ORDER_EXISTS', { facts: { existing: { number, total, lines: shown } } })
}
