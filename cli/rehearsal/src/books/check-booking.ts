import { type Fact, fact, none } from '../fact.ts'
import type { PaidLater, QuoteSnapshot, Transcript } from '../families/transcript.ts'
import type { Statement } from '../vendors/read-books.ts'
import { chargedIn, type Ordered, type Timeline } from './account.ts'
import { different, type Discrepancy, discrepancyOf, same } from './discrepancy.ts'

/** The order in accounting, line by line. Pure. */
export function checkBooking(
  { aftermath: { leftOn } }: Transcript,
  { charges }: QuoteSnapshot,
  { timeline, statement }: Ordered,
): Discrepancy | null {
  const step = 'accounting-order'
  const [order, ...others] = statement.orders
  if (order === undefined || others.length > 0)
    return discrepancyOf(
      step,
      fact('oneOrder', { reference: timeline.reference }),
      fact('orders', { n: statement.orders.length }),
    )
  const booked = order.lines.map((line) =>
    [line.itemCode, line.shipDate, String(line.unitPrice * line.quantity)].join('|'),
  )
  const { document } = timeline
  return (
    same(step, timeline.reference, order.reference) ??
    different(step, {
      expected: charges.map((line) => line.slice(0, line.lastIndexOf('|'))).toSorted(),
      found: booked.toSorted(),
    }) ??
    same(
      step,
      fact('inAll', { amount: chargedIn(timeline, 'ever') }),
      fact('inAll', { amount: order.total }),
    ) ??
    same(
      step,
      documentIn(order),
      document === null ? fact('noDocument', { total: 0 }) : documentIn(document),
    ) ??
    same(step, leftIn(leftOn), leftIn(order.leftOn))
  )
}

function leftIn(day: string | null): Fact {
  return day === null ? none : fact('leftOn', { day })
}

function documentIn({ number, total }: { readonly number: string; readonly total: number }): Fact {
  return fact('document', { number, total })
}

/** What accounting has received: an older debt with the enrolment, and what was paid later. Pure. */
export function checkBalance(
  { scenario: { code }, aftermath: { paidLater } }: Transcript,
  { totals }: QuoteSnapshot,
  { timeline, statement }: Ordered,
): Discrepancy | null {
  const { balance } = totals
  const received: readonly Received[] = [
    ...(balance > 0 ? [{ reference: `${timeline.reference}-saldo`, amount: balance, onAccount: false }] : []),
    ...(paidLater === null ? [] : [receivedOf(paidLater, code)]),
  ]
  return different('accounting-payment', {
    expected: received.map(paymentLine),
    found: statement.payments.map(paymentLine),
  })
}

/** What went back since stays there; invoices are a payment of each of their partners. */
function receivedOf({ pays, reference, charge: { amount } }: PaidLater, code: string): Received {
  return pays === 'account'
    ? { reference, amount, onAccount: true }
    : { reference: `${reference}-C${code}`, amount, onAccount: false }
}

type Received = Pick<Statement['payments'][number], 'reference' | 'amount' | 'onAccount'>

function paymentLine({ reference, amount, onAccount }: Received): string {
  return [reference, amount, ...(onAccount ? ['on account'] : [])].join(' ')
}

/** The receipt, and everything that the order has sent out. Pure. */
export function checkReceipt(
  { scenario: { outcome }, aftermath: { refunds, leftOn } }: Transcript,
  { totals }: QuoteSnapshot,
  { receipt, deliveries }: Timeline,
): Discrepancy | null {
  const { balance } = totals
  const expected = [
    ...(balance > 0 ? ['accounting.balance-payment'] : []),
    'accounting.order',
    ...(leftOn === null ? [] : ['accounting.withdrawal']),
    ...(byLink.has(outcome) ? ['notice.link-payment'] : []),
    'notice.receipt',
    ...refunds.filter(({ status }) => status === 'done').map(() => 'notice.refund'),
    ...(leftOn === null ? [] : ['notice.withdrawal']),
  ]
  return (
    same('receipt', fact('one'), receipt === null ? none : fact('one')) ??
    different('receipt', {
      expected: expected.map((topic) => `${topic} done`),
      found: deliveries.map(({ topic, status }) => `${topic} ${status}`).toSorted(),
    })
  )
}

const byLink: ReadonlySet<Transcript['scenario']['outcome']> = new Set([
  'paid-by-link',
  'paid-by-office-link',
])
