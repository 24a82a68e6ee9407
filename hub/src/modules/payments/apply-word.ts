import type { ProviderPayment } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AttemptStatus } from './attempt.model.ts'
import { noteSight, stopAskingProvider, waitForProvider } from './attempt.store.ts'
import { type Decision, decideSettlement, stageOf, type Step, wordOf } from './decide-settlement.ts'
import type { ExceptionKind } from './exception-kind.ts'
import { hasOpenException } from './exception.store.ts'
import { testsCount } from './keep-charge.ts'
import { nextAsk } from './next-ask.ts'
import { noteReturn } from './note-return.ts'
import type { Charged, EndingStep, Settlement } from './payable.ts'
import { providerOf } from './provider-of.ts'

export interface ChargedAttempt<A extends Charged> {
  readonly payable: Settlement<A>
  /** Held by the caller. */
  readonly attempt: A
  readonly seen: ProviderPayment | null
}

/** Does what a word that is new means for one attempt. */
export async function applyWord<A extends Charged>(
  app: AppContext,
  trx: Transaction,
  { payable, attempt, seen }: ChargedAttempt<A>,
): Promise<Step> {
  const decided = await decide(app, trx, { payable, attempt, seen })
  const noted = seen?.status === 'reversed' ? await noteReturn(app, trx, chargeOf(attempt, seen)) : null
  const { step } = decided
  const exception = decided.exception ?? (noted?.isUnforeseen === true ? 'reversed' : null)
  if (step === 'wait') await wait(app, trx, attempt, seen)
  else if (step === 'ignore' || step === 'report') await stopAskingProvider(trx, attempt)
  else if (step === 'pay' && seen !== null) await payable.approve(app, trx, attempt, seen)
  else if (step !== 'pay') await end(app, trx, { payable, attempt, seen }, { step, exception })
  if (exception !== null && seen !== null)
    await payable.raise(app, trx, attempt, { kind: exception, step, seen })
  if (step === 'ignore' && noted !== null) await releaseIfSettled(app, trx, { payable, attempt })
  return step
}

function chargeOf({ instance, reference, trace }: Charged, { providerRef }: ProviderPayment) {
  return { instance, reference, providerRef, trace }
}

/** A charge beside it went back: nothing about the payment may be left to look into. */
async function releaseIfSettled<A extends Charged>(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { payable, attempt }: Pick<ChargedAttempt<A>, 'payable' | 'attempt'>,
): Promise<void> {
  if (await hasOpenException(trx, attempt)) return
  await payable.release(trx, attempt, { at: clock.now(), as: 'returned', reference: attempt.reference })
}

async function decide<A extends Charged>(
  app: Pick<AppContext, 'config' | 'clock' | 'plugins'>,
  trx: Transaction,
  { payable, attempt, seen }: ChargedAttempt<A>,
): Promise<Decision> {
  const word = wordOf({ asked: attempt, seen, now: app.clock.now(), testsCount: testsCount(app) })
  const stage = stageOf(attempt, seen)
  const firstly = decideSettlement(stage, word, 'due')
  return firstly.step === 'pay' ? decideSettlement(stage, word, await payable.claim(trx, attempt)) : firstly
}

const ends: Readonly<Record<EndingStep, AttemptStatus>> = {
  'keep-both': 'duplicate',
  decline: 'declined',
  expire: 'expired',
  review: 'under_review',
  reverse: 'reversed',
}

async function end<A extends Charged>(
  app: AppContext,
  trx: Transaction,
  { payable, attempt, seen }: ChargedAttempt<A>,
  { step, exception }: { readonly step: EndingStep; readonly exception: ExceptionKind | null },
): Promise<void> {
  const reason = step === 'review' ? exception : (seen?.reason ?? null)
  const ending = { status: ends[step], reason, at: app.clock.now() }
  await payable.close(app, trx, attempt, { seen, end: ending, actor: providerOf(attempt) })
  await payable.follow(app, trx, attempt, { step, seen })
}

async function wait(
  { clock, config }: Pick<AppContext, 'config' | 'clock'>,
  trx: Transaction,
  attempt: Charged,
  seen: ProviderPayment | null,
): Promise<void> {
  const { askEverySeconds: everySeconds } = config.settings.payments
  const { asked, askAt } = attempt
  // Asked before its time, as by a callback: whoever sends many of those must not slow its questions down.
  if (askAt !== null && Date.parse(askAt) > clock.wall().getTime()) return noteSight(trx, attempt, seen)
  await waitForProvider(trx, attempt, seen, nextAsk(clock.wall(), { asked, everySeconds }))
}
