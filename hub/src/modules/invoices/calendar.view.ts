import { bogotaDay, bogotaIso } from '../../shared/local-date.ts'
import type { CalendarEntry } from './charge-calendar.ts'
import { viewDayPrice } from './invoice.view.ts'
import type { AccountInvoice } from './read-account.ts'
import type { StudentCalendar } from './read-calendars.ts'

/** A student's calendar, with accounting's own names for the fields of its invoices. */
export function viewCalendar({ account, agreedAt, entries, totals }: StudentCalendar) {
  const { knows, at, isCurrent } = account
  return {
    accounting: {
      answers: isCurrent,
      knows,
      asOf: at === null ? null : bogotaIso(at),
    },
    agreedOn: agreedAt === null ? null : bogotaDay(new Date(agreedAt)),
    entries: entries.map(viewEntry),
    totals,
  }
}

function viewEntry({ invoices, ...entry }: CalendarEntry) {
  return { ...entry, invoices: invoices.map(viewInvoice) }
}

function viewInvoice({ docNum, dueDate, description, total, pending, state, ...price }: AccountInvoice) {
  return {
    DocNum: docNum,
    DocDueDate: dueDate,
    Dscription: description,
    DocTotal: total,
    SaldoPendiente: pending,
    state,
    ...viewDayPrice(price),
  }
}
