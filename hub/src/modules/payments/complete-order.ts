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
import { orderParts } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
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
}

/** One story: the payment, the order's charges, and what other modules and accounting are to be told. */
export async function completeOrder(
  app: Pick<AppContext, 'clock' | 'ids'>,
  trx: Transaction,
  { attempt, seen, status, actor, reason }: Completion,
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
    account: accountOf({ instance, paidAs: status }),
    parts: orderParts(order, quote.totals.balance),
  })
  await payOrder(app, trx, { order, quote, allocation, payment, seen, paidAs: status, reason, trace })
}

export interface OrderPaid extends Pick<Completion, 'seen' | 'reason'> {
  /** Held by the caller. */
  readonly order: EnrollmentOrder
  readonly quote: EnrollmentQuote
  readonly allocation: Pick<OrderAllocation, 'id'>
  readonly payment: Pick<Payment, 'id'>
  readonly paidAs: PaidStatus
  readonly trace: string
}

/** What the allocation of a payment that is for an order brings about; the payment itself is written before. */
export async function payOrder(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { order, quote, allocation, payment, seen, paidAs, reason, trace }: OrderPaid,
): Promise<void> {
  const at = app.clock.now()
  const charge = seen?.providerRef ?? null
  await payOrderAllocation(trx, allocation, { payment, paidAs, reason, at, charge })
  const { charges, totals } = quote
  await writeCharges(trx, order.id, charges)
  await setOrderStatus(trx, order.id, 'paid', at)
  await announceCompletion(app, trx, { orderId: order.id, balance: totals.balance, trace })
}

async function announceCompletion(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { orderId, balance, trace }: { readonly orderId: string; readonly balance: number; readonly trace: string },
): Promise<void> {
  const common = { payload: { orderId }, trace, at: clock.wall() }
  const receipt = { topic: 'receipt.issue', key: `receipt:${orderId}`, ...common } as const
  const booking = { topic: 'accounting.order', key: `order:${orderId}`, ...common } as const
  const payment = { topic: 'accounting.balance-payment', key: balanceKey(orderId), ...common } as const
  await announce(trx, ...(balance > 0 ? [receipt, booking, payment] : [receipt, booking]))
}
