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
  /** What was paid of it, with what the day of its payment added or took off; 0 until all of it is paid. */
  readonly paid: Cop
  /** When it was paid here, the last of it, and by which references; null until then, and of what was paid elsewhere. */
  readonly payment: { readonly on: LocalDate; readonly references: readonly string[] } | null
  readonly invoices: readonly AccountInvoice[]
}

/** What paid a document here: COP that the day added to it, less than 0 where it took something off; when, and by which reference. */
interface PaidDocument {
  readonly adjustment: Cop
  readonly on: LocalDate
  readonly reference: string
}

export interface CalendarFacts {
  readonly today: LocalDate
  readonly knows: AccountKnowledge
  readonly charges: readonly Pick<LaterCharge, 'day' | 'name' | 'amount'>[]
  readonly invoices: readonly AccountInvoice[]
  /** What paid a document here; null where nothing did. */
  readonly paymentOf: (invoice: AccountInvoice) => PaidDocument | null
}

/**
 * The year of a student, day by day: what was agreed to be charged with what accounting has invoiced of it
 * (invoices-15), and what accounting asks for besides, or asked for until it was paid here (invoices-14).
 */
export function chargeCalendar(facts: CalendarFacts): readonly CalendarEntry[] {
  const days = [...new Set(facts.charges.map(({ day }) => day))].toSorted()
  const dayOf = (invoice: AccountInvoice) => days.findLast((day) => isInvoiceOf(day, invoice)) ?? null
  const charged = days.map((day) => {
    const concepts = conceptsOf(facts.charges.filter((charge) => charge.day === day))
    return entry({ day, concepts, invoices: facts.invoices.filter((one) => dayOf(one) === day) }, facts)
  })
  const others = facts.invoices
    .filter((invoice) => dayOf(invoice) === null)
    .filter((invoice) => invoice.pending > 0 || facts.paymentOf(invoice) !== null)
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
  { today, knows, paymentOf }: Pick<CalendarFacts, 'today' | 'knows' | 'paymentOf'>,
): CalendarEntry {
  const amount = sum(concepts.map((concept) => concept.amount))
  const status = decideChargeStatus({ day, invoices }, { today, knows })
  const pending = invoices.length === 0 ? amount : sum(invoices.map((invoice) => invoice.pending))
  const toPay = invoices.length === 0 ? amount : sum(invoices.map((invoice) => invoice.toPay))
  const payments = status === 'paid' ? invoices.map(paymentOf) : []
  const paid =
    status === 'paid' ? sum([...invoices.map(({ total }) => total), ...payments.map(adjustmentOf)]) : 0
  return { day, status, concepts, amount, pending, toPay, paid, payment: lastOf(payments), invoices }
}

const adjustmentOf = (payment: PaidDocument | null): Cop => payment?.adjustment ?? 0

/** Null where one of them was paid elsewhere. */
function lastOf(payments: readonly (PaidDocument | null)[]): CalendarEntry['payment'] {
  const here = payments.filter((one) => one !== null)
  const on = here
    .map((one) => one.on)
    .toSorted()
    .at(-1)
  if (on === undefined || here.length < payments.length) return null
  return { on, references: [...new Set(here.map(({ reference }) => reference))] }
}

export type CalendarTotals = Readonly<Record<ChargeStatus, Cop>>

/** What the entries of each status come to: of a paid one what was paid, of any other what is to pay today. */
export function totalsOf(entries: readonly CalendarEntry[]): CalendarTotals {
  const of = (status: ChargeStatus) =>
    sum(
      entries
        .filter((one) => one.status === status)
        .map(({ paid, toPay }) => (status === 'paid' ? paid : toPay)),
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
