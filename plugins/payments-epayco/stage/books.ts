import { randomBytes } from 'node:crypto'

/** What a checkout asks ePayco for, by form or by session. */
export interface Wanted {
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
export interface Booked extends Wanted {
  readonly ref: number
  /** What the browser brings back instead of the number. */
  readonly hash: string
  readonly transactionId: string
  /** ePayco's code; null until somebody tried to pay. */
  readonly code: string | null
  readonly at: Date
}

export interface Books {
  find(invoice: string): Booked | undefined
  /** By number or hash. */
  byRef(ref: string): Booked | undefined
  bySession(session: string): Booked | undefined
  /** The same invoice again is the same payment. */
  open(wanted: Wanted): Booked
  /** Another door to the payment of that invoice. */
  openSession(invoice: string): string
  settle(invoice: string, code: string): Booked
  /** Another payment under the same invoice. */
  openAgain(invoice: string, code: string): Booked
  /** Every payment under an invoice that somebody tried to pay. */
  under(invoice: string): readonly Booked[]
}

export function openBooks(now: () => Date): Books {
  const payments = new Map<string, Booked>()
  const again: Booked[] = []
  const sessions = new Map<string, string>()
  const find = (invoice: string) => payments.get(invoice)
  return {
    find,
    byRef: (wanted) =>
      [...payments.values(), ...again].find(({ ref, hash }) => String(ref) === wanted || hash === wanted),
    bySession: (session) => find(sessions.get(session) ?? ''),
    open(wanted) {
      const booked = find(wanted.invoice) ?? newPayment(wanted, payments.size + again.length, now())
      payments.set(wanted.invoice, booked)
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

function newPayment(wanted: Wanted, count: number, at: Date): Booked {
  return {
    ...wanted,
    ref: 123_456_000 + count,
    hash: randomBytes(12).toString('hex'),
    transactionId: String(987_654_000 + count),
    code: null,
    at,
  }
}
