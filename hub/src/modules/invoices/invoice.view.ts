import type { DayPrice } from '../pricing/price-on-day.ts'
import type { Debtor, ListedInvoice } from './list-invoices.ts'

/** A student's open invoices, with accounting's own names for their fields. */
export function viewDebtor({ studentCode, student, partner, invoices }: Debtor) {
  return {
    student: {
      code: studentCode,
      name: student === null ? '' : `${student.firstNames} ${student.lastNames}`,
      grade: student?.grade?.name ?? '',
    },
    cardCode: partner.code,
    cardName: partner.name,
    invoices: invoices.map(viewInvoice),
  }
}

function viewInvoice({
  docNum,
  dueDate,
  description,
  pending,
  partnerCode,
  partnerName,
  state,
  ...price
}: ListedInvoice) {
  return {
    DocNum: docNum,
    DocDueDate: dueDate,
    Dscription: description,
    SaldoPendiente: pending,
    CardCode: partnerCode,
    CardName: partnerName,
    state,
    ...viewDayPrice(price),
  }
}

/** What the day adds to what is pending, or takes off, and what is paid on it. */
export function viewDayPrice({ surcharge, discount, discountUntil, toPay }: DayPrice) {
  return { surcharge, discount, discountUntil, toPay }
}
