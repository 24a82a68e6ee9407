import { shiftDay } from '@matricula/contract'
import type { LocalDate, OpenInvoice, Partner } from '@matricula/contract'
import type { StoredOrder } from './orders.ts'

/** An invoice is due so many days after it is issued: those of the 28th on about the 10th. */
const daysToPay = 12

export interface OrdersToInvoice {
  readonly orders: readonly StoredOrder[]
  readonly partner: Partner
  readonly today: LocalDate
}

/** What accounting has invoiced of orders until today: one invoice for each day of lines that were not prepaid. */
export function invoicesOfOrders({ orders, partner, today }: OrdersToInvoice): readonly OpenInvoice[] {
  return orders.flatMap(({ document, lines }) => {
    const later = lines.filter(({ prepaid }) => prepaid === false)
    const days = [...new Set(later.map(({ shipDate }) => shipDate))].filter((day) => day !== null).toSorted()
    const invoices = days.map((day, index) => {
      const due = later.filter(({ shipDate }) => shipDate === day)
      const names = [...new Set(due.map(({ name }) => name))].filter((name) => name !== '')
      return {
        docNum: String(Number(document.number) * 100 + index + 1),
        dueDate: shiftDay(day, daysToPay),
        description: names.length > 1 ? `${names[0]} y ${names.length - 1} más` : (names[0] ?? ''),
        pending: due.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
        partnerCode: partner.code,
        partnerName: partner.name,
        day,
      }
    })
    return invoices
      .filter(({ day, pending }) => day <= today && pending > 0)
      .map(({ day: _day, ...one }) => one)
  })
}
