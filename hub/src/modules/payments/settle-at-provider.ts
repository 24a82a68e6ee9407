import type { FoundPayment, ProviderPayment } from '@matricula/contract'
import { purposeOf } from '../../config/purpose.ts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { deliverJob } from '../outbox/index.ts'
import type { AtProvider } from './at-provider.model.ts'
import { noteSight, stopAskingProvider, waitForProvider } from './at-provider.store.ts'
import type { AttemptStatus } from './attempt.model.ts'
import { captureOf, keepCapture } from './capture.store.ts'
import {
  type Decision,
  decideSettlement,
  isWaiting,
  type Payable,
  stageOf,
  type Step,
  wordOf,
} from './decide-settlement.ts'
import { type ExceptionKind, hasOpenException } from './exception.store.ts'
import { nextAsk } from './next-ask.ts'
import { noteReturn, type ReturnedCharge } from './note-return.ts'
import type { Release } from './release-attempt.ts'

/** The steps that bring a payment to an end without paying anything. */
export type EndingStep = Exclude<Step, 'wait' | 'ignore' | 'report' | 'pay'>

type EndStatus = Exclude<AttemptStatus, 'open' | 'agreement'>

export interface Ending {
  readonly status: EndStatus
  readonly reason: string | null
  readonly seen: ProviderPayment | null
}

export interface SettlementException {
  readonly kind: ExceptionKind
  readonly step: Step
  readonly seen: ProviderPayment
}

/** What the kinds of payments do differently. */
export interface PaymentKind<P extends AtProvider> {
  /** The payment with its row held, and that of what it is to pay, until the transaction ends. */
  readonly lock: (trx: Transaction, id: string) => Promise<P>
  /** How what was to be paid stands; where it can be held for this payment, it is. */
  readonly claim: (trx: Transaction, payment: P) => Promise<Payable>
  /** Ends the payment as approved and writes down what the money was for. */
  readonly pay: (app: AppContext, trx: Transaction, payment: P, seen: ProviderPayment) => Promise<void>
  /** Ends the payment otherwise, with its entry in the audit trail. */
  readonly end: (app: AppContext, trx: Transaction, payment: P, ending: Ending) => Promise<void>
  /** What then becomes of what was to be paid: free, or held for a person. */
  readonly follow: (app: AppContext, trx: Transaction, payment: P, followed: Followed) => Promise<void>
  readonly raise: (
    app: AppContext,
    trx: Transaction,
    payment: P,
    exception: SettlementException,
  ) => Promise<void>
  /** Lets go what a payment holds that waited for a person; one that did not stays as it is. */
  readonly release: (trx: Transaction, payment: P, how: Release) => Promise<void>
}

export interface Followed {
  readonly step: EndingStep
  readonly seen: ProviderPayment | null
}

/**
 * Asks the provider about one payment and does what its answer means for each charge under the reference. Safe to run
 * any number of times, at once or after a crash: it is decided on the held rows, and each word of money counts once.
 */
export async function settleAtProvider<P extends AtProvider>(
  app: AppContext,
  payment: P,
  kind: PaymentKind<P>,
  signal: AbortSignal,
): Promise<void> {
  const { id, instance, reference, providerRef, trace } = payment
  const found = await app.plugins.payments(instance).find({ reference, providerRef }, { signal, trace })
  const steps = await inTransaction(app.database, async (trx) => {
    const taken: Step[] = []
    for (const seen of chargesOf(found)) {
      const held = await kind.lock(trx, id)
      taken.push(await settleCharge(app, trx, { kind, payment: held, seen }))
    }
    return taken
  })
  if (steps.includes('pay')) app.work.trigger(deliverJob)
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

interface Charged<P extends AtProvider> {
  readonly kind: PaymentKind<P>
  /** Held by the caller. */
  readonly payment: P
  readonly seen: ProviderPayment | null
}

async function settleCharge<P extends AtProvider>(
  app: AppContext,
  trx: Transaction,
  { kind, payment, seen }: Charged<P>,
): Promise<Step> {
  const capture = seen === null ? null : captureOf(payment.instance, seen)
  const isNews = capture === null || (await keepCapture(trx, capture, app.clock.wall()))
  if (isNews || isWaiting(payment.status)) return applyWord(app, trx, { kind, payment, seen })
  await stopAskingProvider(trx, payment)
  return 'ignore'
}

/** Does what a word that is new means for one payment. */
export async function applyWord<P extends AtProvider>(
  app: AppContext,
  trx: Transaction,
  { kind, payment, seen }: Charged<P>,
): Promise<Step> {
  const decided = await decide(app, trx, { kind, payment, seen })
  const noted = seen?.status === 'reversed' ? await noteReturn(app, trx, chargeOf(payment, seen)) : null
  const { step } = decided
  const exception = decided.exception ?? (noted?.isUnforeseen === true ? 'reversed' : null)
  if (step === 'wait') await wait(app, trx, payment, seen)
  else if (step === 'ignore' || step === 'report') await stopAskingProvider(trx, payment)
  else if (step === 'pay' && seen !== null) await kind.pay(app, trx, payment, seen)
  else if (step !== 'pay') await end(app, trx, { kind, payment, seen }, { step, exception })
  if (exception !== null && seen !== null)
    await kind.raise(app, trx, payment, { kind: exception, step, seen })
  if (step === 'ignore' && noted !== null) await releaseIfSettled(app, trx, { kind, payment })
  return step
}

function chargeOf(
  { instance, reference, trace }: AtProvider,
  { providerRef }: ProviderPayment,
): ReturnedCharge {
  return { instance, reference, providerRef, trace }
}

/** A charge beside it went back: nothing about the payment may be left to look into. */
async function releaseIfSettled<P extends AtProvider>(
  { clock }: AppContext,
  trx: Transaction,
  { kind, payment }: Pick<Charged<P>, 'kind' | 'payment'>,
): Promise<void> {
  if (!(await hasOpenException(trx, payment))) {
    await kind.release(trx, payment, { at: clock.now(), as: 'returned' })
  }
}

async function decide<P extends AtProvider>(
  { clock, config, plugins }: AppContext,
  trx: Transaction,
  { kind, payment, seen }: Charged<P>,
): Promise<Decision> {
  const testsCount = purposeOf(config.settings, plugins.view()) !== 'production'
  const word = wordOf({ asked: payment, seen, now: clock.now(), testsCount })
  const stage = stageOf(payment, seen)
  const firstly = decideSettlement(stage, word, 'due')
  return firstly.step === 'pay' ? decideSettlement(stage, word, await kind.claim(trx, payment)) : firstly
}

const ends: Readonly<Record<EndingStep, EndStatus>> = {
  'keep-both': 'duplicate',
  decline: 'declined',
  expire: 'expired',
  park: 'parked',
  reverse: 'reversed',
}

async function end<P extends AtProvider>(
  app: AppContext,
  trx: Transaction,
  { kind, payment, seen }: Charged<P>,
  { step, exception }: { readonly step: EndingStep; readonly exception: ExceptionKind | null },
): Promise<void> {
  const reason = step === 'park' ? exception : (seen?.reason ?? null)
  await kind.end(app, trx, payment, { status: ends[step], reason, seen })
  await kind.follow(app, trx, payment, { step, seen })
}

async function wait(
  { clock, config }: AppContext,
  trx: Transaction,
  payment: AtProvider,
  seen: ProviderPayment | null,
): Promise<void> {
  const { askEverySeconds: everySeconds } = config.settings.payments
  const { asked, askAt } = payment
  // Asked before its time, as by a callback: whoever sends many of those must not slow its questions down.
  if (askAt !== null && Date.parse(askAt) > clock.wall().getTime()) return noteSight(trx, payment, seen)
  await waitForProvider(trx, payment, seen, nextAsk(clock.wall(), { asked, everySeconds }))
}
