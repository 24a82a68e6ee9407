/** All that the database knows of one order, as far as its parts must agree. */
export interface OrderFacts {
  readonly id: string
  readonly flow: string
  readonly status: string
  readonly total: number
  /** Of a family's quote; null when it cannot be read. */
  readonly quote: QuotedTotals | null
  readonly charges: { readonly count: number; readonly now: number; readonly later: number }
  readonly payment: PaymentFacts | null
  /** Allocations that keep the order to themselves. */
  readonly locks: readonly LockFacts[]
  /** Ids of the allocations that are approved. */
  readonly approved: readonly string[]
  readonly hasReceipt: boolean
  readonly hasDocument: boolean
  readonly hasWithdrawal: boolean
  /** Status of its deliveries by the beginning of their keys. */
  readonly deliveries: Readonly<Record<string, string>>
}

export interface QuotedTotals {
  readonly subtotal: number
  readonly balance: number
  readonly totalV: number
  readonly later: number
}

/** The allocation that says that it paid the order. */
export interface PaymentFacts {
  readonly id: string
  readonly amount: number
  readonly status: string
  /** Whether the payment that it names is that of its attempt. */
  readonly hasPayment: boolean
  readonly hasPayer: boolean
}

/** An allocation that locks something. */
export interface LockFacts {
  readonly openKey: string
  readonly amount: number
  readonly status: string
}

type Holds = (order: OrderFacts) => boolean

/** What must hold of every order, by name. */
export const orderLaws: Readonly<Record<string, Holds>> = {
  'order-total-is-its-quote': ({ flow, total, quote }) =>
    flow !== 'parent' || (quote !== null && total === quote.totalV && total === totalOf(quote)),
  'charges-sum-to-order': (order) =>
    !isPaid(order) ||
    (order.quote !== null &&
      order.charges.now === order.quote.subtotal &&
      order.charges.later === order.quote.later),
  'charges-only-of-paid-orders': (order) => isPaid(order) || order.charges.count === 0,
  'paid-order-has-payment': (order) => !isPaid(order) || order.payment !== null,
  'payment-only-of-paid-orders': (order) => isPaid(order) || order.payment === null,
  'payment-is-its-attempt': ({ payment, total }) =>
    payment === null ||
    (payment.hasPayment && payment.amount === total && ['approved', 'reversed'].includes(payment.status)),
  'reversed-order-is-its-payment': ({ status, payment }) =>
    status === 'withdrawn' || (status === 'reversed') === (payment?.status === 'reversed'),
  'withdrawn-order-has-its-row': ({ status, hasWithdrawal }) => (status === 'withdrawn') === hasWithdrawal,
  'withdrawal-is-announced': ({ hasWithdrawal, deliveries }) =>
    !hasWithdrawal ||
    (deliveries['withdrawal'] !== undefined && deliveries['notice:withdrawal'] !== undefined),
  'one-approval': ({ payment, approved }) => approved.every((id) => payment?.id === id),
  'paid-order-is-announced': (order) => !isPaid(order) || order.deliveries['order'] !== undefined,
  'receipt-is-told-to-payer': ({ hasReceipt, payment, deliveries }) =>
    !hasReceipt || payment?.hasPayer !== true || deliveries['notice:receipt'] !== undefined,
  'held-attempt-is-its-order': ({ id, total, locks }) =>
    locks.every(
      ({ openKey, amount, status }) =>
        openKey === `order:${id}` && (amount === total || status === 'under_review'),
    ),
  'receipt-issued-or-due': (order) =>
    !isPaid(order) || order.hasReceipt || isUnderway(order.deliveries['receipt']),
  'receipt-only-of-paid-orders': (order) => isPaid(order) || !order.hasReceipt,
  'accounting-has-paid-order-or-will': (order) =>
    !isPaid(order) || order.hasDocument || isUnderway(order.deliveries['order']),
  'accounting-told-of-paid-debt': (order) =>
    !isPaid(order) || (order.quote?.balance ?? 0) <= 0 || order.deliveries['balance'] !== undefined,
  'accounting-has-admin-order-or-will': (order) =>
    order.flow !== 'admin' ||
    (order.status === 'sent' ? order.hasDocument : isUnderway(order.deliveries['admin-order'])),
  'paying-order-is-held': ({ status, locks }) => {
    if (status === 'paying' || status === 'agreement') return locks.length > 0
    return status !== 'open' || locks.length === 0
  },
}

/** The names of what does not hold of an order. */
export function brokenLawsOf(order: OrderFacts): readonly string[] {
  return Object.entries(orderLaws).flatMap(([name, holds]) => (holds(order) ? [] : [name]))
}

function isPaid({ flow, status }: OrderFacts): boolean {
  return flow === 'parent' && ['paid', 'reversed', 'withdrawn'].includes(status)
}

function isUnderway(delivery: string | undefined): boolean {
  return delivery === 'due' || delivery === 'on_hold'
}

function totalOf({ subtotal, balance }: QuotedTotals): number {
  return Math.max(0, subtotal + balance)
}
