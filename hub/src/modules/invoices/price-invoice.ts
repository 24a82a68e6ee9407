import type { LocalDate, OpenInvoice } from '@matricula/contract'
import { type DayPrice, type DayRules, priceOnDay } from '../pricing/price-on-day.ts'
import type { InvoiceState } from './invoice-state.store.ts'

type StandingInvoice = Pick<OpenInvoice, 'pending' | 'dueDate'> & { readonly state: InvoiceState }

/** An invoice with what it costs on a day. */
export type PricedInvoice<I> = I & DayPrice & { readonly state: InvoiceState }

/**
 * The one place where the list, the calendar and what is paid take the price of a day from. What is in process has the
 * price at which its payment was begun, so that the day adds nothing to it.
 */
export function pricedOn(day: LocalDate, rules: DayRules) {
  return <I extends StandingInvoice>(invoice: I): PricedInvoice<I> => ({
    ...invoice,
    ...priceOnDay(invoice, day, invoice.state === 'open' ? rules : { ...rules, ...without }),
  })
}

const without = { surcharge: null, earlyPayment: null }
