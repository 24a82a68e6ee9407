import { createHash } from 'node:crypto'
import Joi from 'joi'
import { PluginFault, refundRefused, runRead } from '@matricula/contract'
import type { Json, PluginKit, RefundRequest, Write } from '@matricula/contract'
import type { RefundAnswer } from './answers.ts'
import { attemptsAt, chooseAttempt } from './choose-attempt.ts'
import type { Attempt } from './choose-attempt.ts'
import type { Client } from './client.ts'
import { plainText } from './plain-text.ts'

export interface RefundResult {
  readonly ref: string
  /** False while PayU's people still look at it, which takes up to three working days. */
  readonly done: boolean
}

/**
 * Asks PayU to give the whole of an approved payment back, once for a key. PayU has no key of its own and shows a
 * refund only once it was approved, so that what we asked for stands in the memo before it is sent; a refund whose
 * answer was lost stays `unknown-outcome` until PayU shows the order as refunded, and is never sent again.
 */
export async function refund(
  { client, kit }: { readonly client: Client; readonly kit: PluginKit },
  request: RefundRequest,
  { key, signal }: Write,
): Promise<RefundResult> {
  const { memo } = kit
  const memoKey = `refund:${createHash('sha256').update(key).digest('hex')}`
  const record = refundRecordFrom(await memo.get(memoKey))
  if (record?.is === 'answered') return { ref: record.ref, done: record.done }
  const attempt = await attemptOf({ client, kit }, request, signal)
  if (attempt.status === 'reversed') return adopt(kit, { memoKey, record, attempt })
  const command = {
    orderId: attempt.order.id,
    ...approvedPart(attempt, request),
    reason: reasonOf(request, key),
  }
  if (record !== null || !(await memo.add(memoKey, { is: 'asked' }))) throw lost()
  try {
    return await keep(
      kit,
      memoKey,
      refundedFrom(await client.requestRefund(command, signal), command.orderId),
    )
  } catch (error) {
    if (error instanceof PluginFault && error.code !== 'unknown-outcome') await memo.delete(memoKey)
    throw error
  }
}

type RefundRecord = { readonly is: 'asked' } | ({ readonly is: 'answered' } & RefundResult)

const refundRecordSchema = Joi.alternatives<RefundRecord>(
  Joi.object({ is: Joi.valid('asked').required() }),
  Joi.object({
    is: Joi.valid('answered').required(),
    ref: Joi.string().required(),
    done: Joi.boolean().required(),
  }),
)

function refundRecordFrom(value: Json | undefined): RefundRecord | null {
  return value === undefined ? null : Joi.attempt(value, refundRecordSchema)
}

async function attemptOf(
  { client, kit }: { readonly client: Client; readonly kit: PluginKit },
  { reference, providerRef }: RefundRequest,
  signal: AbortSignal,
): Promise<Attempt> {
  const orders = await runRead(() => client.ordersOf(reference, signal))
  const attempts = attemptsAt(orders, reference, kit.log)
  const attempt = chooseAttempt(attempts.filter(({ ref }) => ref === providerRef))
  if (attempt === null) throw new PluginFault('not-found', 'PayU knows no such payment')
  return attempt
}

function approvedPart(
  { status, transaction, money }: Attempt,
  { amount }: RefundRequest,
): { readonly transactionId: string } {
  if (status !== 'approved' || transaction === null) throw refundRefused('the payment is not approved')
  if (money?.value !== amount) throw refundRefused('only the whole amount can go back', 'amount')
  return { transactionId: transaction.id }
}

interface RefundedAttempt {
  readonly memoKey: string
  readonly record: RefundRecord | null
  readonly attempt: Attempt
}

/** Money that went back is ours under the key that asked for it, and a conflict under any other. */
async function adopt(
  kit: PluginKit,
  { memoKey, record, attempt: { order } }: RefundedAttempt,
): Promise<RefundResult> {
  const ref = order.transactions.find(({ type }) => type === 'REFUND')?.id ?? order.id
  if (record === null) throw new PluginFault('conflict', 'the money went back already', { existing: ref })
  return keep(kit, memoKey, { ref, done: true })
}

async function keep({ memo }: PluginKit, memoKey: string, refunded: RefundResult): Promise<RefundResult> {
  await memo.set(memoKey, { is: 'answered', ...refunded })
  return refunded
}

const refusals = new Set(['DECLINED', 'ERROR', 'EXPIRED'])

function refundedFrom({ state, transactionId, orderId }: RefundAnswer, order: string): RefundResult {
  if (refusals.has(state)) throw refundRefused(`PayU answered ${state}`)
  return { ref: transactionId ?? orderId ?? order, done: state === 'APPROVED' }
}

/** The key goes along, so that a person finds the refund in PayU's module. */
function reasonOf({ reason }: RefundRequest, key: string): string {
  return `${plainText(reason, 120)} (${plainText(key, 100)})`
}

function lost(): PluginFault {
  return new PluginFault(
    'unknown-outcome',
    'the refund was asked for, and PayU does not show what became of it',
  )
}
