import type {
  AccountingDocument,
  AccountingOrder,
  AdjustedPayment,
  BalanceRow,
  IncomingPayment,
  Invoice,
  JournalEntry,
  OpenInvoice,
  Partner,
  PaymentOnAccount,
  PriceListEntry,
  Project,
  Receivable,
  StudentPrice,
  TransportCharge,
} from '../domain/accounting.ts'
import type { DaySpan, LocalDate } from '../domain/common.ts'
import type { Lifecycle, Page, Paging, Read, Write } from '../lifecycle.ts'
import type { Pages } from '../pages.ts'

export interface AccountingSupports {
  /** Payments can be recorded (`incomingPayments`). */
  readonly incomingPayments: boolean
  /** Partners can be created from a school code (`partners`). */
  readonly createsPartners: boolean
}

/** The accounting system: it owns prices, balances and documents; the hub owns decisions. Money is integer COP. */
export interface AccountingAdapter extends Lifecycle<AccountingSupports> {
  findPartner(partnerCode: string, read: Read): Promise<Partner | null>
  partnersByEmail(email: string, read: Read): Promise<readonly Partner[]>
  priceList(paging: Paging, read: Read): Promise<Page<PriceListEntry>>
  /** What this student is charged in that grade: CA-, CM- and transport items, complete. */
  studentPrices(student: StudentPriceQuery, read: Read): Promise<readonly StudentPrice[]>
  balance(partnerCode: string, read: Read): Promise<readonly BalanceRow[]>
  projects(read: Read): Promise<readonly Project[]>
  lastTransportCharge(partnerCode: string, read: Read): Promise<TransportCharge | null>
  openInvoices(partnerCode: string, read: Read): Promise<readonly OpenInvoice[]>
  /** Same reference again: `conflict` with `existing`, or the same document. Never a second one. */
  createOrder(order: AccountingOrder, write: Write): Promise<AccountingDocument>
  findOrder(reference: string, read: Read): Promise<AccountingDocument | null>
  /** Every order with that NumAtCard in that project, whoever made it. */
  ordersOf(numAtCard: string, project: string, read: Read): Promise<readonly AccountingDocument[]>
  readonly partners?: { create(partnerCode: string, write: Write): Promise<Partner> }
  readonly incomingPayments?: IncomingPayments
  /** Absent where the system books no surcharge and no discount with a payment: a season then may have neither. */
  readonly adjustedPayments?: AdjustedPayments
  /** Absent where the system books no payment that is for no document: no link is then made for an amount. */
  readonly onAccount?: OnAccount
  /** Absent where the system tells open invoices alone: the hub then knows of no charge that it is paid. */
  readonly invoices?: Invoices
  /** Absent where the system has no list over all partners: nobody is then told the age of what is owed. */
  readonly receivables?: Receivables
  /** Absent where the system cannot be told that a student leaves: a person puts it right there. */
  readonly withdrawals?: Withdrawals
  /** Absent where the system has no list: the hub then asks about each of its own documents. */
  readonly journal?: Journal
  readonly pages?: Pages
}

export interface StudentPriceQuery {
  readonly studentCode: string
  readonly gradeKey: string
  readonly antiquity: string
  readonly project: string
}

export interface IncomingPayments {
  record(payment: IncomingPayment, write: Write): Promise<{ readonly ref: string }>
  find(reference: string, read: Read): Promise<{ readonly ref: string } | null>
}

/** Payments that were late or early; they are found as all incoming payments are. */
export interface AdjustedPayments {
  /**
   * Books the payment with a debit note for each surcharge and a credit note for each discount, so that the documents
   * are closed by amount and discount. All of it or nothing, once for a reference.
   */
  record(payment: AdjustedPayment, write: Write): Promise<{ readonly ref: string }>
}

/** Money on account of a partner, which accounting applies later. */
export interface OnAccount {
  /**
   * Books the amount (COP) in the partner's favour, so that the balance is less by it and no document is closed. Once for
   * a reference: the same again answers the first, or is refused as `conflict` with `existing`. `not-found` where there is
   * no such partner; `invalid` for what is no whole pesos above 0.
   */
  record(payment: PaymentOnAccount, write: Write): Promise<{ readonly ref: string }>
  /** By our reference; null where nothing is booked under it. */
  find(reference: string, read: Read): Promise<{ readonly ref: string } | null>
}

export interface Invoices {
  /** Every invoice of the partner that is due on those days, paid ones too and cancelled ones not, by due date. */
  list(partnerCode: string, dueOn: DaySpan, read: Read): Promise<readonly Invoice[]>
}

export interface Receivables {
  /** Every open invoice of every partner, students or not. */
  list(paging: Paging, read: Read): Promise<Page<Receivable>>
}

/** A student leaves: what of an order is dated after a day is not billed. */
export interface Withdrawal {
  /** Ours, of the order. */
  readonly reference: string
  /** Bogotá's; what is dated on it is billed still. */
  readonly day: LocalDate
  /** As a person says it; empty where that is not kept any more. */
  readonly reason: string
}

export interface Withdrawals {
  /**
   * Bills nothing more of what is dated after the day in the order under our reference; what was billed or paid before
   * stays as it is. Once for a reference: the same again answers the first. `not-found` where there is no such order.
   */
  cancel(withdrawal: Withdrawal, write: Write): Promise<{ readonly ref: string }>
  /** By the order's reference; null where nothing of it was cancelled. */
  find(reference: string, read: Read): Promise<{ readonly ref: string } | null>
}

export interface Journal {
  /** Every order and every incoming payment that is booked on those Bogotá days, whoever entered it. */
  list(days: DaySpan, paging: Paging, read: Read): Promise<Page<JournalEntry>>
}
