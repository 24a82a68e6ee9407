import { randomBytes } from 'node:crypto'

/** What a checkout asks ePayco for, by form or by session. */
export interface InvoiceRequest {
  readonly invoice: string
  /** Whole pesos. */
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly test: boolean
  readonly confirmation: string
  readonly response: string
  readonly extras: readonly string[]
}

/** A payment under one invoice. */
export interface BookedPayment extends InvoiceRequest {
  readonly ref: number
  /** What the browser brings back instead of the number. */
  readonly hash: string
  readonly transactionId: string
  /** ePayco's code; null until somebody tried to pay. */
  readonly code: string | null
  readonly at: Date
}

export interface Books {
  find(invoice: string): BookedPayment | undefined
  /** By number or hash. */
  byRef(ref: string): BookedPayment | undefined
  bySession(session: string): BookedPayment | undefined
  /** The same invoice again is the same payment. */
  open(invoiceRequest: InvoiceRequest): BookedPayment
  /** Another link to the payment of that invoice. */
  openSession(invoice: string): string
  settle(invoice: string, code: string): BookedPayment
  /** Another payment under the same invoice. */
  openAgain(invoice: string, code: string): BookedPayment
  /** Every payment under an invoice that somebody tried to pay. */
  under(invoice: string): readonly BookedPayment[]
}

export function openBooks(now: () => Date): Books {
  const payments = new Map<string, BookedPayment>()
  const again: BookedPayment[] = []
  const sessions = new Map<string, string>()
  const find = (invoice: string) => payments.get(invoice)
  return {
    find,
    byRef: (invoiceRequest) =>
      [...payments.values(), ...again].find(
        ({ ref, hash }) => String(ref) === invoiceRequest || hash === invoiceRequest,
      ),
    bySession: (session) => find(sessions.get(session) ?? ''),
    open(invoiceRequest) {
      const booked =
        find(invoiceRequest.invoice) ?? newPayment(invoiceRequest, payments.size + again.length, now())
      payments.set(invoiceRequest.invoice, booked)
      return booked
    },
    openSession(invoice) {
      const session = randomBytes(12).toString('hex')
      sessions.set(session, invoice)
      return session
    },
    settle(invoice, code) {
      const booked = find(invoice)
      if (booked === undefined) throw new Error('nobody opened a checkout with that invoice')
      const settled = { ...booked, code, at: now() }
      payments.set(invoice, settled)
      return settled
    },
    openAgain(invoice, code) {
      const first = find(invoice)
      if (first === undefined) throw new Error('nobody opened a checkout with that invoice')
      const booked = { ...newPayment(first, payments.size + again.length, now()), code }
      again.push(booked)
      return booked
    },
    under: (invoice) =>
      [...payments.values(), ...again].filter((booked) => booked.invoice === invoice && booked.code !== null),
  }
}

function newPayment(invoiceRequest: InvoiceRequest, count: number, at: Date): BookedPayment {
  return {
    ...invoiceRequest,
    ref: 123_456_000 + count,
    hash: randomBytes(12).toString('hex'),
    transactionId: String(987_654_000 + count),
    code: null,
    at,
  }
}
