import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import {
  type EnrollmentOrder,
  type EnrollmentQuote,
  quoteOf,
  setOrderStatus,
  writeCharges,
} from '../enrollment/index.ts'
import { type Account, orderParts } from '../ledger/index.ts'
import { announce, type Announcement } from '../outbox/index.ts'
import { einvoiceDelivery } from './einvoice-delivery.ts'
import { announceLinkPayment } from './announce-link-payment.ts'
import { payOrderAllocation } from './allocation.store.ts'
import type { OrderAllocation, OrderAttempt } from './attempt.model.ts'
import type { PaidStatus, Payment } from './payment.model.ts'
import { balanceKey } from './balance-key.ts'
import { closeAttempt } from './close-attempt.ts'
import { accountOf } from './money-account.ts'
import { takePayment } from './payment-ledger.ts'

export interface Completion {
  /** Its order is held by the caller. */
  readonly attempt: OrderAttempt
  /** What the provider says; null where no provider was asked. */
  readonly seen: ProviderPayment | null
  readonly status: PaidStatus
  readonly actor: string
  readonly reason: string | null
  /** Where its money is, where that is no provider, bank or desk. */
  readonly account?: Account
}

/** One story: the payment, the order's charges, its receipt, and what others are to be told. */
export async function completeOrder(
  app: Pick<AppContext, 'clock' | 'ids' | 'plugins' | 'receipts'>,
  trx: Transaction,
  { attempt, seen, status, actor, reason, account }: Completion,
): Promise<void> {
  const at = app.clock.now()
  await closeAttempt(app, trx, attempt, { seen, end: { status: 'approved', reason, at }, actor })
  const { order, allocation, instance, reference, amount, trace } = attempt
  const quote = quoteOf(order)
  const payment = await takePayment(app, trx, {
    instance,
    reference,
    amount,
    seen,
    actor,
    reason,
    trace,
    attemptId: attempt.id,
    account: account ?? accountOf({ instance, paidAs: status }),
    parts: orderParts(order, quote.totals.balance),
  })
  await payOrder(app, trx, { order, quote, allocation, payment, seen, paidAs: status, reason, trace })
  await announceLinkPayment(app, trx, attempt)
}

export interface OrderPaid extends Pick<Completion, 'seen' | 'reason'> {
  /** Held by the caller. */
  readonly order: EnrollmentOrder
  readonly quote: EnrollmentQuote
  readonly allocation: Pick<OrderAllocation, 'id' | 'attemptId' | 'reference' | 'amount'>
  readonly payment: Pick<Payment, 'id'>
  readonly paidAs: PaidStatus
  readonly trace: string
}

/** What the allocation of a payment that is for an order brings about; the payment itself is written before. */
export async function payOrder(
  app: Pick<AppContext, 'clock' | 'plugins' | 'receipts'>,
  trx: Transaction,
  { order, quote, allocation, payment, seen, paidAs, reason, trace }: OrderPaid,
): Promise<void> {
  const at = app.clock.now()
  const charge = seen?.providerRef ?? null
  await payOrderAllocation(trx, allocation, { payment, paidAs, reason, at, charge })
  const { charges, totals } = quote
  await writeCharges(trx, order.id, charges)
  await setOrderStatus(trx, order.id, 'paid', at)
  await app.receipts.issue(trx, { order, allocation, paidAs })
  const { attemptId } = allocation
  await announceCompletion(app, trx, { orderId: order.id, attemptId, balance: totals.balance, trace })
}

interface Completed {
  readonly orderId: string
  readonly attemptId: string
  readonly balance: number
  readonly trace: string
}

async function announceCompletion(
  app: Pick<AppContext, 'clock' | 'plugins'>,
  trx: Transaction,
  { orderId, attemptId, balance, trace }: Completed,
): Promise<void> {
  const at = app.clock.wall()
  const common = { payload: { orderId }, trace, at }
  const notice = noticeOfReceipt({ orderId, trace, at })
  const booking = { topic: 'accounting.order', key: `order:${orderId}`, ...common } as const
  const payment = { topic: 'accounting.balance-payment', key: balanceKey(orderId), ...common } as const
  const einvoice = einvoiceDelivery(app, { key: `einvoice:${attemptId}`, attemptId, trace, at })
  await announce(trx, notice, booking, ...(balance > 0 ? [payment] : []), ...einvoice)
}

/** Who paid is told of the receipt. */
export function noticeOfReceipt({
  orderId,
  ...when
}: { readonly orderId: string } & Pick<Announcement, 'trace' | 'at'>): Announcement {
  return { topic: 'notice.receipt', key: `notice:receipt:${orderId}`, payload: { orderId }, ...when }
}
