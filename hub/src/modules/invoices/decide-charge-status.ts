import type { LocalDate, OpenInvoice } from '@matricula/contract'
import type { InvoiceState } from './invoice-state.store.ts'

/**
 * scheduled: its day is to come. not-invoiced: its day has come and accounting has no invoice of it yet. due: it can be
 * paid and is not late. in-process: a payment of it is under way. unknown: accounting does not say.
 */
export type ChargeStatus =
  'scheduled' | 'not-invoiced' | 'due' | 'overdue' | 'in-process' | 'paid' | 'unknown'

/** What accounting tells of a student: every invoice, the open ones alone, or nothing now. */
export type AccountKnowledge = 'all' | 'open' | 'nothing'

export type ChargeInvoice = Pick<OpenInvoice, 'dueDate' | 'pending'> & { readonly state: InvoiceState }

export interface DatedCharge {
  readonly day: LocalDate
  /** What accounting has invoiced of it. */
  readonly invoices: readonly ChargeInvoice[]
}

/**
 * How a charge stands on a Bogotá day. What accounting says of its invoices comes before the calendar; an invoice is
 * overdue from the day after its due date.
 */
export function decideChargeStatus(
  { day, invoices }: DatedCharge,
  { today, knows }: { readonly today: LocalDate; readonly knows: AccountKnowledge },
): ChargeStatus {
  const open = invoices.filter(({ pending }) => pending > 0)
  if (open.some(({ state, dueDate }) => state === 'open' && dueDate < today)) return 'overdue'
  if (open.some(({ state }) => state === 'open')) return 'due'
  if (open.length > 0) return 'in-process'
  if (invoices.length > 0) return 'paid'
  if (day > today) return 'scheduled'
  return knows === 'all' ? 'not-invoiced' : 'unknown'
}
