import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { refundAsked } from '../payments/decide-return.ts'
import { followAskedRefund } from './asked-refund.ts'
import {
  endHandledOutside,
  endNeverReceived,
  endRefundOf,
  endReturnOf,
  isResolvedOtherwise,
  refuseContested,
} from './exception-refund.ts'
import { giveBack, giverOf } from './give-back.ts'
import { type Outcome, outcomesOf } from '../payments/resolutions.ts'
import { providerOf } from '../payments/provider-of.ts'
import {
  askOnceMore,
  attemptOrItsShare,
  closeRefunded,
  closeUnasked,
  endPending,
  exceptionById,
  forPayable,
  hasOpenException,
  type ListedException,
  type PaymentAttempt,
  type Refund,
  type Release,
  tokenOf,
} from '../payments/index.ts'

export interface ExceptionAnswer {
  /** Of what the exception belongs to; `none` when it belongs to nothing that we began. */
  readonly token: string
  readonly exception: number
  readonly outcome: Outcome
  readonly reason: string
  readonly actor: string
  readonly trace: string
  /** Called last in the transaction that closes it; what it throws undoes that. */
  readonly alongside?: (trx: Transaction, outcome: string) => Promise<void>
  /** Called with whose word it is and the reason where the provider refuses the refund. */
  readonly turnedDown?: (by: string, reason: string) => Promise<void>
}

/** What may be said of it. */
export function outcomesFor(
  app: Pick<AppContext, 'plugins'>,
  exception: ListedException,
): readonly Outcome[] {
  const { kind, order_token: order, family_token: family } = exception
  return outcomesOf(kind, giverOf(app, exception, order !== null && family !== null ? 'share' : 'whole'))
}

/** Why an exception is not resolved so; null: it can be. */
export function judgeAnswer(
  app: Pick<AppContext, 'plugins'>,
  found: ListedException | null,
  { token, outcome }: Pick<ExceptionAnswer, 'token' | 'outcome'>,
) {
  if (found === null || tokenOf(found) !== token) return refuse('NOT_FOUND')
  const isOver = outcome === 'refund' ? isResolvedOtherwise(found) : found.resolved_at !== null
  if (isOver) return refuse('ALREADY_RESOLVED')
  if (outcomesFor(app, found).includes(outcome)) return null
  const isOfKind = outcomesOf(found.kind, 'provider').includes(outcome)
  return refuse('BAD_INPUT', {
    fields: { outcome: [isOfKind ? 'resolution.noRefunds' : 'resolution.notForKind'] },
  })
}

/**
 * A person of finance says what was done. A refund is asked of the provider first, under a key that stays the same,
 * so that repeating the call gives nothing back twice; a payment under review lets its order or its invoices go.
 */
export async function resolveException(
  app: AppContext,
  answer: ExceptionAnswer,
): Promise<NotResolved | Refusal<'VENDOR_REFUSED'> | ListedException> {
  const found = await exceptionById(app.database, answer.exception)
  const refusal = judgeAnswer(app, found, answer)
  if (refusal !== null) return refusal
  if (found === null) return refuse('NOT_FOUND')
  const asked = answer.outcome === 'refund' ? null : await judgeAsked(app, found, answer.trace)
  if (asked !== null) return asked
  if (found.kind === 'still-pending') await askAbout(app, found)
  const refund = answer.outcome === 'refund' ? await giveBack(app, found, answer) : null
  if (isRefused(refund)) {
    if (refund.code === 'VENDOR_REFUSED')
      await answer.turnedDown?.(providerOf(found), String(refund.values['reason']))
    return refund
  }
  const text = [answer.outcome, ...(refund === null ? [] : [refund]), answer.reason].join(' · ')
  const closed = await inTransaction(app.database, (trx) =>
    close(app, trx, { found, answer, text, ref: refund }),
  )
  if (isRefused(closed)) return closed
  if (found.order_token !== null) app.live.changed(found.order_token)
  return closed
}

type NotResolved = Refusal<'ALREADY_RESOLVED' | 'BAD_INPUT' | 'NOT_FOUND' | 'REFUND_UNDER_WAY'>

/** Its provider may have ended the payment meanwhile: then the exception is closed by that. */
async function askAbout(app: AppContext, { instance, reference }: ListedException): Promise<void> {
  const attempt = await attemptOrItsShare(app.database, instance, reference)
  if (attempt !== null) await askOnceMore(app, attempt)
}

interface Closing {
  readonly found: ListedException
  readonly answer: Pick<ExceptionAnswer, 'outcome' | 'actor' | 'trace' | 'alongside'>
  readonly text: string
  /** Of the provider's refund. */
  readonly ref: string | null
}

async function close(
  app: AppContext,
  trx: Transaction,
  { found, answer, text, ref }: Closing,
): Promise<NotResolved | ListedException> {
  const { actor, outcome, trace } = answer
  const at = app.clock.wall()
  const way = ways[outcome]
  // In the order in which the provider's own word takes them, which may come at this very moment.
  const attempt = await attemptOrItsShare(trx, found.instance, found.reference)
  if (attempt !== null) await forPayable(attempt.pays, (payable) => payable.lock(trx, attempt.id))
  // What the provider was asked for was judged before it was asked.
  const contested = way === undefined || outcome === 'refund' ? null : await refuseContested(trx, found)
  if (contested !== null) return contested
  const end = outcome === 'refund' ? closeRefunded : closeUnasked
  if (!(await end(trx, found.id, { by: actor, text, at }))) return refuse(await whyNotClosed(trx, found))
  if (way !== undefined) await endRefundOf(app, trx, found, { way, ref, actor, trace })
  if (outcome === 'released') await endNeverReceived(app, trx, found)
  if (found.kind === 'still-pending' && attempt !== null) await endPending(app, trx, attempt, actor)
  if (outcome === 'attended') await endAttended(app, trx, found, trace)
  // Once nothing about the payment is left to look into.
  if (attempt !== null && !(await hasOpenException(trx, found)))
    await release(trx, attempt, { at: app.clock.now(), as: endOf(outcome), reference: found.reference })
  const change = { before: { kind: found.kind, state: 'open' }, after: { state: 'resolved', outcome, text } }
  const subject = tokenOf(found) === 'none' ? found.reference : tokenOf(found)
  await recordAudit(trx, { at, actor, act: 'exception.resolve', subject, ...change, trace })
  await answer.alongside?.(trx, outcome)
  const resolved = await exceptionById(trx, found.id)
  return resolved ?? refuse('NOT_FOUND')
}

/** Somebody was first: with another word, or by asking its provider for the money. */
async function whyNotClosed(trx: Transaction, { id }: ListedException) {
  const present = await exceptionById(trx, id)
  return present?.resolved_at === null ? 'REFUND_UNDER_WAY' : 'ALREADY_RESOLVED'
}

/** What its provider was asked for before and has given ends the exception, by its word (payments-54). */
async function judgeAsked(
  app: AppContext,
  found: ListedException,
  trace: string,
): Promise<NotResolved | null> {
  const asked = await followAskedRefund(app, found, trace)
  if (asked.is === 'none') return null
  if (asked.is === 'under-way') return refuse('REFUND_UNDER_WAY')
  const answer = { outcome: refundAsked, actor: providerOf(found), trace } as const
  const closing = { found, answer, text: refundAsked, ref: asked.ref }
  const closed = await inTransaction(app.database, (trx) => close(app, trx, closing))
  if (found.order_token !== null) app.live.changed(found.order_token)
  return isRefused(closed) ? closed : refuse('ALREADY_RESOLVED')
}

/** What was attended to is undone in accounting where money went, and seen to outside the hub where some came. */
async function endAttended(
  app: Pick<AppContext, 'clock' | 'database' | 'ids' | 'plugins'>,
  trx: Transaction,
  found: ListedException,
  trace: string,
): Promise<void> {
  const { kind } = found
  if (kind === 'reversed' || kind === 'refunded') await endReturnOf(app, trx, found, trace)
  if (kind === 'unknown-reference' || kind === 'approved-again')
    await endHandledOutside(app, trx, found, trace)
}

/** The outcomes that give the money back, by whom. */
export const ways: Partial<Record<Outcome, Refund['way']>> = {
  refund: 'provider',
  'refunded-by-hand': 'provider',
  'refunded-by-bank': 'bank',
}

function endOf(outcome: Outcome): Release['as'] {
  return ways[outcome] === undefined ? 'failed' : 'returned'
}

/** Lets the orders or the invoices go. */
async function release(trx: Transaction, { pays, id }: PaymentAttempt, how: Release): Promise<void> {
  await forPayable(pays, async (payable) => payable.release(trx, await payable.lock(trx, id), how))
}
