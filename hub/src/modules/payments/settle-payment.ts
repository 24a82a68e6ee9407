import type { FoundPayment, ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { deliverJob } from '../outbox/index.ts'
import { applyCharge } from './apply-charge.ts'
import type { ChargedAttempt } from './apply-word.ts'
import type { PaymentAttempt } from './attempt.model.ts'
import { stopAskingProvider } from './attempt.store.ts'
import { captureOf, keepCapture } from './capture.store.ts'
import { isWaiting, type Step } from './decide-settlement.ts'
import type { Payable } from './payable.ts'
import { forPayable } from './payables.ts'

export interface Settling {
  readonly signal: AbortSignal
  /** What ends with the settlement, in its transaction. */
  readonly alongside?: (trx: Transaction) => Promise<void>
}

interface Answered {
  readonly id: string
  readonly charges: readonly (ProviderPayment | null)[]
  readonly alongside: (trx: Transaction) => Promise<void>
}

/**
 * Asks the provider about one attempt and does what its answer means for each charge under the reference. Safe to run
 * any number of times, at once or after a crash: it is decided on the held rows, and each word of money counts once.
 */
export async function settlePayment(
  app: AppContext,
  { id, pays, instance, reference, providerRef, trace }: PaymentAttempt,
  { signal, alongside = async () => {} }: Settling,
): Promise<void> {
  const found = await app.plugins.payments(instance).find({ reference, providerRef }, { signal, trace })
  await forPayable(pays, (payable) => settle(app, payable, { id, charges: chargesOf(found), alongside }))
}

async function settle<A extends PaymentAttempt>(
  app: AppContext,
  payable: Payable<A>,
  { id, charges, alongside }: Answered,
): Promise<void> {
  const settled = await inTransaction(app.database, async (trx) => {
    const steps: Step[] = []
    const watched = new Set<string>()
    for (const seen of charges) {
      const attempt = await payable.lock(trx, id)
      steps.push(await settleCharge(app, trx, { payable, attempt, seen }))
      for (const token of await payable.watched(trx, attempt)) watched.add(token)
    }
    await alongside(trx)
    return { steps, watched }
  })
  if (settled.steps.includes('pay')) app.work.trigger(deliverJob)
  for (const token of settled.watched) app.live.changed(token)
}

/** Of what the provider still has, what was charged first stands first: it is the one that pays. */
function chargesOf(found: FoundPayment | null): readonly (ProviderPayment | null)[] {
  if (found === null) return [null]
  const { others = [], ...payment } = found
  if (others.length === 0) return [payment]
  const isBack = ({ status }: ProviderPayment) => Number(status !== 'approved')
  return [payment, ...others].toSorted(
    (one, other) => isBack(one) - isBack(other) || Date.parse(one.at) - Date.parse(other.at),
  )
}

async function settleCharge<A extends PaymentAttempt>(
  app: AppContext,
  trx: Transaction,
  { payable, attempt, seen }: ChargedAttempt<A>,
): Promise<Step> {
  const capture = seen === null ? null : captureOf(attempt.instance, seen)
  const isNews = capture === null || (await keepCapture(trx, capture, app.clock.wall()))
  if (isNews || isWaiting(attempt.status)) return applyCharge(app, trx, { payable, attempt, seen })
  await stopAskingProvider(trx, attempt)
  return 'ignore'
}
