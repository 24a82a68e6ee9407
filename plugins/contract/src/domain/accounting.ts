import type { BasisPoints, Cop, Instant, LocalDate, SiNo } from './common.ts'

/** A business partner: `C` and the school code. */
export interface Partner {
  readonly code: string
  readonly name: string
  readonly email: string | null
}

/** One priced item for a set of grades. */
export interface PriceListEntry {
  readonly itemCode: string
  readonly itemName: string
  /** Grade keys, dash-separated: PRIMERO-SEGUNDO. */
  readonly listName: string
  readonly price: Cop
}

/** A price list entry with what holds for one student. */
export interface StudentPrice extends PriceListEntry {
  /** Price less the institutional discount; 0 when there is none of its own. */
  readonly commercialPrice: Cop
  /** As sent by the system: compared with our own result, never trusted; null when absent. */
  readonly total: Cop | null
  readonly scholarship: BasisPoints
  /** Null when the item has none of its own and the season's grade table holds. */
  readonly progressiveDiscount: BasisPoints | null
  readonly annuity100Paid: SiNo
  readonly annuity50Paid: SiNo
  /** U_RH_DAnualidad100, an amount. */
  readonly annuity100: Cop
  /** U_RH_DAnualidad50, an amount. */
  readonly annuity50: Cop
}

/** One row of the balance look-up; only the first row's `balance2` counts. Negative is in the family's favour. */
export interface BalanceRow {
  readonly partnerCode: string
  readonly balance2: Cop
}

export interface Project {
  readonly code: string
  readonly name: string
  readonly active: boolean
}

/** Last year's transport of a student. */
export interface TransportCharge {
  readonly itemCode: string
  readonly concept: string
  readonly price: Cop
  readonly project: string
}

export interface OpenInvoice {
  readonly docNum: string
  readonly dueDate: LocalDate
  readonly description: string
  /** SaldoPendiente. */
  readonly pending: Cop
  readonly partnerCode: string
  readonly partnerName: string
}

/** What is still to pay of an invoice, whoever owes it. */
export type Receivable = Omit<OpenInvoice, 'description'>

/** An invoice whether or not it is paid: `pending` is 0 once it is. */
export interface Invoice extends OpenInvoice {
  readonly total: Cop
}

export interface AccountingOrder {
  /** Ours, unique for ever, stored with the document so that it can be found again. */
  readonly reference: string
  readonly partnerCode: string
  readonly numAtCard: string
  readonly dueDate: LocalDate
  readonly project: string
  readonly lines: readonly AccountingLine[]
}

export interface AccountingLine {
  readonly itemCode: string
  readonly name: string
  readonly quantity: number
  readonly taxCode: string
  readonly unitPrice: Cop
  readonly discountPercent: number
  readonly project: string
  readonly shipDate: LocalDate | null
  /** False for what is still to be invoiced on its ship date; absent where the hub does not say. */
  readonly prepaid?: boolean
  /** User fields of the charge, such as Resolution and totalBase. */
  readonly fields: Readonly<Record<string, string | number>>
}

export interface AccountingDocument {
  /** The system's own id. */
  readonly ref: string
  /** The number people see. */
  readonly number: string
  readonly reference: string
  readonly numAtCard: string
  readonly project: string
  readonly total: Cop
  /** Ship date of the first line, for the voucher; null when none. */
  readonly shipDate: LocalDate | null
  readonly createdAt: Instant
  /** What it is of: two orders of the same lines are the same order, whoever made them. */
  readonly lines: readonly BookedLine[]
}

/** A line as the system has booked it; one entered by hand may have parts of a peso or of a piece. */
export type BookedLine = Pick<
  AccountingLine,
  'itemCode' | 'name' | 'quantity' | 'unitPrice' | 'discountPercent'
>

export interface IncomingPayment {
  readonly reference: string
  readonly partnerCode: string
  readonly amount: Cop
  readonly paidOn: LocalDate
  readonly providerRef: string
  readonly documents: readonly { readonly docNum: string; readonly amount: Cop }[]
}

/** Money on account of a partner: it pays no document, and stands in the partner's favour. */
export interface PaymentOnAccount {
  /** Ours, one for each payment. */
  readonly reference: string
  readonly partnerCode: string
  /** Above 0. */
  readonly amount: Cop
  /** Bogotá's day of the approval. */
  readonly paidOn: LocalDate
  /** The provider's own name of the charge. */
  readonly providerRef: string
}

/** A part of a payment for one document that was paid late or early. */
export interface AdjustedDocument {
  readonly docNum: string
  /** Of the document itself. */
  readonly amount: Cop
  /** Interest for paying late, in addition: a debit note of its own, which this payment pays. Else 0. */
  readonly surcharge: Cop
  /** For paying early: a credit note, which closes the document with the amount. Else 0. */
  readonly discount: Cop
}

/** A payment of which a document was paid late or early: its amount is all amounts and surcharges. */
export interface AdjustedPayment extends IncomingPayment {
  readonly documents: readonly AdjustedDocument[]
}

/** One thing accounting has booked: an order or a payment. */
export interface JournalEntry {
  readonly is: 'order' | 'payment'
  /** The system's own id, one among the entries of its sort. */
  readonly ref: string
  /** The number people see. */
  readonly number: string
  /** Ours; null for what somebody entered by hand. */
  readonly reference: string | null
  readonly partnerCode: string
  readonly amount: Cop
  /** The day it is booked on: an order's making, a payment's `paidOn`. */
  readonly day: LocalDate
  /** When it was entered; null where the system keeps days alone. */
  readonly at: Instant | null
}
