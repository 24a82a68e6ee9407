import { type Cop, type LocalDate, shiftDay } from '@matricula/contract'
import { sum } from '../../shared/money.ts'
import type { LaterCharge } from '../enrollment/index.ts'
import { type AccountKnowledge, type ChargeStatus, decideChargeStatus } from './decide-charge-status.ts'
import type { AccountInvoice } from './read-account.ts'

/** What is charged on one day, or an invoice that belongs to no charge of the hub's. */
export interface CalendarEntry {
  readonly day: LocalDate
  readonly status: ChargeStatus
  readonly concepts: readonly { readonly name: string; readonly amount: Cop }[]
  readonly amount: Cop
  /** What is still to pay of it, as far as that is known. */
  readonly pending: Cop
  /** The same at today's price. */
  readonly toPay: Cop
  readonly invoices: readonly AccountInvoice[]
}

export interface CalendarFacts {
  readonly today: LocalDate
  readonly knows: AccountKnowledge
  readonly charges: readonly Pick<LaterCharge, 'day' | 'name' | 'amount'>[]
  readonly invoices: readonly AccountInvoice[]
}

/**
 * The year of a student, day by day: what was agreed to be charged with what accounting has invoiced of it
 * (invoices-15), and what accounting asks for besides.
 */
export function chargeCalendar(facts: CalendarFacts): readonly CalendarEntry[] {
  const days = [...new Set(facts.charges.map(({ day }) => day))].toSorted()
  const dayOf = (invoice: AccountInvoice) => days.findLast((day) => isInvoiceOf(day, invoice)) ?? null
  const charged = days.map((day) => {
    const concepts = conceptsOf(facts.charges.filter((charge) => charge.day === day))
    return entry({ day, concepts, invoices: facts.invoices.filter((one) => dayOf(one) === day) }, facts)
  })
  const others = facts.invoices
    .filter((invoice) => dayOf(invoice) === null && invoice.pending > 0)
    .map((invoice) => {
      const concepts = [{ name: invoice.description, amount: invoice.total }]
      return entry({ day: invoice.dueDate, concepts, invoices: [invoice] }, facts)
    })
  return [...charged, ...others].toSorted((one, other) => one.day.localeCompare(other.day))
}

const longestMonth = 31

/** An invoice is of the last day of charge before it is due, and of none that is a month before. */
function isInvoiceOf(day: LocalDate, { dueDate }: AccountInvoice): boolean {
  return day <= dueDate && dueDate < shiftDay(day, longestMonth)
}

/** The same concept on one day is one line: a student may have more than one charge of it. */
function conceptsOf(charges: CalendarFacts['charges']) {
  const names = [...new Set(charges.map(({ name }) => name))]
  return names.map((name) => ({
    name,
    amount: sum(charges.filter((charge) => charge.name === name).map(({ amount }) => amount)),
  }))
}

function entry(
  { day, concepts, invoices }: Pick<CalendarEntry, 'day' | 'concepts' | 'invoices'>,
  { today, knows }: Pick<CalendarFacts, 'today' | 'knows'>,
): CalendarEntry {
  const amount = sum(concepts.map((concept) => concept.amount))
  const status = decideChargeStatus({ day, invoices }, { today, knows })
  const pending = invoices.length === 0 ? amount : sum(invoices.map((invoice) => invoice.pending))
  const toPay = invoices.length === 0 ? amount : sum(invoices.map((invoice) => invoice.toPay))
  return { day, status, concepts, amount, pending, toPay, invoices }
}

export type CalendarTotals = Readonly<Record<ChargeStatus, Cop>>

/** What the entries of each status come to: of a paid one its invoices, of any other what is to pay today. */
export function totalsOf(entries: readonly CalendarEntry[]): CalendarTotals {
  const of = (status: ChargeStatus) =>
    sum(
      entries
        .filter((one) => one.status === status)
        .map((one) => (status === 'paid' ? paidOf(one) : one.toPay)),
    )
  return {
    scheduled: of('scheduled'),
    'not-invoiced': of('not-invoiced'),
    due: of('due'),
    overdue: of('overdue'),
    'in-process': of('in-process'),
    paid: of('paid'),
    unknown: of('unknown'),
  }
}

function paidOf({ invoices }: CalendarEntry): Cop {
  return sum(invoices.map(({ total }) => total))
}
