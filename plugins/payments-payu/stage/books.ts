import { randomUUID } from 'node:crypto'

/** What the pretend PayU keeps of a payment: one order with one try to pay it. */
export interface BookedPayment {
  readonly orderId: number
  readonly transactionId: string
  readonly reference: string
  /** With two decimals, as PayU tells amounts. */
  readonly value: string
  readonly currency: string
  readonly form: URLSearchParams
  /** PayU's word for where it stands; NEW until somebody tries to pay. */
  readonly state: string
  readonly at: Date
}

export interface Books {
  find(reference: string): BookedPayment | undefined
  byOrder(orderId: string): BookedPayment | undefined
  /** Takes a form in; the same reference again is the same order. */
  open(form: URLSearchParams): BookedPayment
  settle(reference: string, state: string): BookedPayment
  /** Another order under the same reference. */
  openAgain(reference: string, state: string): BookedPayment
  /** Every order under a reference. */
  under(reference: string): readonly BookedPayment[]
  /** Gives the whole back, or a part of it in pesos. */
  refund(booked: BookedPayment, amount: number): void
  refundsOf(reference: string): readonly number[]
}

export function openBooks(now: () => Date): Books {
  const payments = new Map<string, BookedPayment>()
  const again: BookedPayment[] = []
  const refunds: { readonly reference: string; readonly amount: number }[] = []
  const known = (reference: string): BookedPayment => {
    const booked = payments.get(reference)
    if (!booked) throw new Error('nobody posted a form with that reference')
    return booked
  }
  return {
    find: (reference) => payments.get(reference),
    byOrder: (orderId) =>
      [...payments.values(), ...again].find((booked) => String(booked.orderId) === orderId),
    open(form) {
      const reference = form.get('referenceCode') ?? ''
      const booked = payments.get(reference) ?? newOrder(form, payments.size + again.length, now())
      payments.set(reference, booked)
      return booked
    },
    settle(reference, state) {
      const settled = { ...known(reference), state, at: now() }
      payments.set(reference, settled)
      return settled
    },
    openAgain(reference, state) {
      const count = payments.size + again.length
      const booked = { ...newOrder(known(reference).form, count, now()), state }
      again.push(booked)
      return booked
    },
    under: (reference) => [
      ...(payments.has(reference) ? [known(reference)] : []),
      ...again.filter((booked) => booked.reference === reference),
    ],
    refund: ({ reference }, amount) => void refunds.push({ reference, amount }),
    refundsOf: (reference) =>
      refunds.filter((given) => given.reference === reference).map(({ amount }) => amount),
  }
}

function newOrder(form: URLSearchParams, count: number, at: Date): BookedPayment {
  return {
    orderId: 1_400_000_000 + count,
    transactionId: randomUUID(),
    reference: form.get('referenceCode') ?? '',
    value: `${form.get('amount') ?? '0'}.00`,
    currency: form.get('currency') ?? '',
    form,
    state: 'NEW',
    at,
  }
}
