import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { lockOrder, setOrderStatus } from '../enrollment/index.ts'
import { splitAccount } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
import { endOrderAllocation } from './allocation.store.ts'
import type { PartAttempt } from './attempt.model.ts'
import { closeAttempt } from './close-attempt.ts'
import { raiseException } from './exception.store.ts'
import { paidPartAttempts } from './part-attempt.store.ts'
import { freePayment } from './payment-ledger.ts'
import { lockPaymentById } from './payment.store.ts'
import type { OrderSplit } from './split.model.ts'
import { endSplit, isBeingPaid, overdueSplits, lockSplit } from './split.store.ts'

/** Ends the splits whose deadline has come before all their parts were paid (splits-9). */
export async function endSplits(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'live'>,
): Promise<void> {
  for (const late of await overdueSplits(app.database, app.clock.now())) {
    const token = await inTransaction(app.database, (trx) => endLate(app, trx, late))
    if (token !== null) app.live.changed(token)
  }
}

/** Not while somebody is at the provider with a part: that payment ends first. */
async function endLate(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { id, orderId }: Pick<OrderSplit, 'id' | 'orderId'>,
): Promise<string | null> {
  const order = await lockOrder(trx, orderId)
  const split = await lockSplit(trx, id)
  if (split.status !== 'standing' || (await isBeingPaid(trx, split))) return null
  const at = app.clock.now()
  const paid = await paidPartAttempts(trx, split)
  for (const attempt of paid) await giveUp(app, trx, attempt)
  await endSplit(trx, split, { status: 'ended', at })
  await setOrderStatus(trx, order.id, 'open', at)
  await recordAudit(trx, {
    at: app.clock.wall(),
    actor: 'hub',
    act: 'split.end',
    subject: order.studentCode,
    before: { status: 'standing' },
    after: { status: 'ended', split: id, paid: paid.length },
    trace: split.trace,
  })
  const notice = { topic: 'notice.split-ended', key: `notice:split-ended:${id}` } as const
  const when = { trace: split.trace, at: app.clock.wall() }
  await announce(trx, { ...notice, payload: { splitId: id }, ...when })
  return order.token
}

/** The money of a part pays nothing any more: it has no home until finance gives it back. */
async function giveUp(app: Pick<AppContext, 'clock'>, trx: Transaction, attempt: PartAttempt): Promise<void> {
  const { allocation, split, instance, reference, amount } = attempt
  const end = { status: 'duplicate', reason: null, at: app.clock.now() } as const
  await closeAttempt(app, trx, attempt, { seen: null, end, actor: 'hub' })
  await endOrderAllocation(trx, allocation, { ...end, charge: null })
  const payment = await lockPaymentById(trx, String(allocation.paymentId))
  await freePayment(app, trx, payment, [{ account: splitAccount(split.id), amount }])
  const { providerRef } = payment
  const facts = { task: 'refund', amount, currency: 'COP', providerRef }
  const at = app.clock.wall()
  await raiseException(trx, { kind: 'split-ended', instance, reference, providerRef, facts, at })
}
