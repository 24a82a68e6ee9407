import type { RefundState } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { faultOf, refusedByProvider } from './fault-of.ts'
import { nextAsk } from './next-ask.ts'
import { finishAllocationRefund, refuseAllocationRefund } from './allocation-refund.ts'
import { Payment } from './payment.model.ts'
import { providerOf } from './provider-of.ts'
import type { Refund } from './refund.model.ts'
import { askRefundAgain, refundsToAsk } from './refund.store.ts'

type Tools = Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'log' | 'plugins'>

const batch = 50
const deadlineMs = 15_000

/** Asks the providers what became of every refund that is on its way (payments-44). */
export async function askRefunds(app: Tools, signal: AbortSignal): Promise<void> {
  for (const refund of await refundsToAsk(app.database, app.clock.wall(), batch)) {
    if (signal.aborted) return
    await askRefund(app, refund)
  }
}

/**
 * Looks a refund up at its provider, and asks for it under its own key only where the provider never heard of it. Safe
 * to run any number of times, at once or after a crash; without an answer it is asked again later.
 */
export async function askRefund(app: Tools, refund: Refund): Promise<void> {
  const payment = await Payment.query(app.database).findById(refund.paymentId).throwIfNotFound()
  try {
    await follow(app, refund, payment, await stateAt(app, refund, payment))
  } catch (fault) {
    const refused = refusedByProvider(fault)
    if (refused === null) return later(app, refund, { fault: faultOf(fault, app.log) })
    await refuse(app, refund, payment, String(refused.values['reason']))
  }
}

async function stateAt(app: Tools, refund: Refund, payment: Payment): Promise<RefundState> {
  const { instance, reference, providerRef } = payment
  const { refunds } = app.plugins.payments(instance)
  if (refunds === undefined) throw new Error(`${instance} gives nothing back`)
  const { id, amount, trace, providerRef: ref } = refund
  const key = `refund:${id}`
  const call = { trace, signal: AbortSignal.timeout(deadlineMs) }
  const asked = { reference, providerRef, amount }
  const reason = refund.reason ?? ''
  return (
    (await refunds.find({ ...asked, key, ref }, call)) ??
    (await refunds.refund({ ...asked, reason }, { ...call, key }))
  )
}

async function follow(app: Tools, refund: Refund, payment: Payment, state: RefundState): Promise<void> {
  const { ref: providerRef, status, reason } = state
  if (status === 'refused') return refuse(app, refund, payment, reason ?? '')
  if (status === 'sent') return later(app, { id: refund.id, asked: refund.asked, providerRef }, null)
  const done = {
    refundId: refund.id,
    providerRef,
    day: bogotaDay(app.clock.now()),
    actor: providerOf(payment),
  }
  await inTransaction(app.database, (trx) => finishAllocationRefund(app, trx, done))
}

async function refuse(app: Tools, { id }: Refund, payment: Payment, reason: string): Promise<void> {
  const refusal = { refundId: id, refusal: reason, actor: providerOf(payment) }
  await inTransaction(app.database, (trx) => refuseAllocationRefund(app, trx, refusal))
}

async function later(
  { clock, config, database, log }: Tools,
  refund: Pick<Refund, 'id' | 'asked' | 'providerRef'>,
  lost: { readonly fault: string } | null,
): Promise<void> {
  if (lost !== null) log.warn(lost, 'a refund is asked about later')
  const { askEverySeconds: everySeconds } = config.settings.payments
  const askAt = nextAsk(clock.wall(), { asked: refund.asked, everySeconds })
  await askRefundAgain(database, refund, { askAt, providerRef: refund.providerRef })
}
