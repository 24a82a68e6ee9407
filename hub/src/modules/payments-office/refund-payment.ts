import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Database } from '../../db/database.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { needsSecondPerson } from '../approvals/index.ts'
import { judgeRefund } from '../payments/decide-refund.ts'
import {
  type AllocationRefund,
  askRefund,
  lockPaid,
  type PaidAllocation,
  type Refund,
  refundsOfAttempt,
  refundsOfOrder,
  type RefundWay,
  sendAllocationRefund,
} from '../payments/index.ts'
import {
  findRefundable,
  heldRefundFacts,
  type RefundablePayment,
  type RefundSubject,
} from './read-refundable.ts'

export interface RefundInput extends Pick<RefundSubject, 'document'> {
  /** COP, more than 0. */
  readonly amount: number
  readonly way: RefundWay
  readonly reason: string
}

export interface RefundPayload extends RefundInput, RefundSubject {
  /** Idempotency-Key: the same request under it answers the same refund. */
  readonly key: string
}

export interface RefundCommand extends RefundPayload {
  readonly actor: string
  readonly trace: string
  /** Of a second person who has approved it: called last in the transaction that sends it; what it throws undoes that. */
  readonly alongside?: (trx: Transaction, result: string) => Promise<void>
}

export type RefundRefusal = Refusal<'NOT_FOUND' | 'BAD_INPUT' | 'KEY_REUSED' | 'REFUND_UNDER_WAY'>

/** A provider is first asked again after the call that asked it has ended. */
const firstAskMs = 30_000

/** The refund that this key has asked for; null for a new key. */
export async function findRefundByKey(
  database: Database,
  { paid }: Pick<RefundablePayment, 'paid'>,
  { key, amount, way, reason, document }: Omit<RefundPayload, 'token'>,
): Promise<Refusal<'KEY_REUSED'> | AllocationRefund | null> {
  if (paid === null) return null
  const { orderId, attemptId } = paid
  const refunds =
    orderId === null ? await refundsOfAttempt(database, attemptId) : await refundsOfOrder(database, orderId)
  const present = refunds.find(({ requestKey }) => requestKey === key)
  if (present === undefined) return null
  const isSame =
    present.amount === amount &&
    present.way === way &&
    present.reason === reason &&
    (document === null || present.allocationId === paid.allocationId)
  return isSame ? present : refuse('KEY_REUSED')
}

/**
 * Gives back what a payment paid, whole or in part. It is owed before its provider is asked, so that nobody
 * gives it twice; without the provider's answer it stays sent, and is looked up until it is done or refused
 * (payments-44).
 */
export async function refundPayment(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'live' | 'log' | 'plugins'>,
  command: RefundCommand,
): Promise<RefundRefusal | Refund> {
  const sent = await inTransaction(app.database, (trx) => send(app, trx, command))
  if (isRefused(sent)) return sent
  if (sent.way === 'provider' && sent.status === 'sent') await askRefund(app, sent)
  app.live.changed(command.token)
  return sent
}

async function send(
  app: Pick<AppContext, 'clock' | 'config' | 'ids' | 'plugins'>,
  trx: Transaction,
  { alongside, ...command }: RefundCommand,
): Promise<RefundRefusal | Refund> {
  const found = await findRefundable(trx, command)
  if (found === null) return refuse('NOT_FOUND')
  if (found.paid === null) return refuse('BAD_INPUT', { fields: { amount: ['refund.tooMuch'] } })
  const held = await lockPaid(trx, found.paid)
  const known = await findRefundByKey(trx, found, command)
  if (known !== null) return known
  const { amount, way, reason, key, actor, trace } = command
  const facts = await heldRefundFacts(app, trx, held)
  const fields = judgeRefund(command, facts)
  if (fields !== null) return refuse('BAD_INPUT', { fields })
  // Another one that was sent since it was judged may make much money of both.
  const isForTwo = needsSecondPerson({ amount, before: facts.before }, app.config.settings.payments)
  if (alongside === undefined && isForTwo) return refuse('REFUND_UNDER_WAY')
  const refund = await sendHeldRefund(app, trx, held, { amount, way, reason, key, actor, trace })
  await alongside?.(trx, 'sent')
  return refund
}

/** Owes what somebody has decided to give back of what is held; the caller has judged it (payments-44). */
export async function sendHeldRefund(
  app: Pick<AppContext, 'clock' | 'ids' | 'plugins'>,
  trx: Transaction,
  held: PaidAllocation,
  { key: requestKey, ...asked }: Omit<RefundCommand, 'token' | 'document' | 'alongside'>,
): Promise<Refund> {
  const askAt = asked.way === 'provider' ? new Date(app.clock.wall().getTime() + firstAskMs) : null
  return sendAllocationRefund(app, trx, held, { ...asked, requestKey, askAt: askAt?.toISOString() ?? null })
}
