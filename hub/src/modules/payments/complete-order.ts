import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, quoteOf, setOrderStatus, writeCharges } from '../enrollment/index.ts'
import { announce } from '../outbox/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import type { PaidStatus } from './payment.model.ts'
import { balanceKey } from './balance-key.ts'
import { closeAttempt } from './close-attempt.ts'
import { addPayment } from './payment.store.ts'

export interface Completion {
  /** Held for update by the caller. */
  readonly order: EnrollmentOrder
  readonly attempt: PaymentAttempt
  /** What the provider says; null where no provider was asked. */
  readonly seen: ProviderPayment | null
  readonly status: PaidStatus
  readonly actor: string
  readonly reason: string | null
}

/** One story: the payment, the order's charges, and what other modules and accounting are to be told. */
export async function completeOrder(
  app: AppContext,
  trx: Transaction,
  completion: Completion,
): Promise<void> {
  const { order, attempt, seen, actor } = completion
  const at = app.clock.now()
  const end = { status: 'approved', reason: completion.reason, at, keepsLock: false } as const
  await closeAttempt(app, trx, attempt, { seen, end, actor })
  await addPayment(trx, {
    id: app.ids.id(),
    attempt,
    status: completion.status,
    providerRef: seen?.providerRef ?? attempt.reference,
    means: seen?.means ?? null,
    actor,
    reason: completion.reason,
    at,
  })
  await writeCharges(trx, order.id, quoteOf(order).charges)
  await setOrderStatus(trx, order.id, 'paid', at)
  await announceCompletion(app, trx, completion)
}

async function announceCompletion(
  app: AppContext,
  trx: Transaction,
  { order, attempt }: Completion,
): Promise<void> {
  const common = { payload: { orderId: order.id }, trace: attempt.trace, at: app.clock.wall() }
  await announce(trx, { topic: 'receipt.issue', key: `receipt:${order.id}`, ...common })
  await announce(trx, { topic: 'accounting.order', key: `order:${order.id}`, ...common })
  if (quoteOf(order).totals.balance > 0) {
    await announce(trx, { topic: 'accounting.balance-payment', key: balanceKey(order.id), ...common })
  }
}
