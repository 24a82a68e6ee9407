import { PluginFault, refundRefused } from '@matricula/contract'
import type { Cop, RefundRequest, RefundState, Write } from '@matricula/contract'
import type { RefundAnswer } from './answers.ts'
import type { Attempt } from './choose-attempt.ts'
import type { RefundCommand } from './client.ts'
import { refundedAttempt, shownRefund } from './find-refund.ts'
import type { RefundDeps } from './find-refund.ts'
import { plainText } from './plain-text.ts'
import { keepRefund, refundPlace, refundRecordAt } from './refund-record.ts'

/**
 * Asks PayU to give the whole or one part of an approved payment back, once for a key. PayU has no key of its own, so
 * that what we asked for stands in the memo before it is sent; a refund whose answer was lost stays `unknown-outcome`
 * until PayU shows it, and is never sent again.
 */
export async function refund(
  deps: RefundDeps,
  request: RefundRequest,
  { key, signal }: Write,
): Promise<RefundState> {
  const { client, kit } = deps
  const { memo } = kit
  const place = refundPlace(key)
  const record = await refundRecordAt(memo, place)
  if (record?.is === 'answered') return stateOf(record)
  const attempt = await refundedAttempt(deps, request, signal)
  if (attempt === null) throw new PluginFault('not-found', 'PayU knows no such payment')
  const shown = shownRefund(attempt, request.amount)
  if (shown !== null && record !== null) return keepRefund(memo, place, shown)
  if (shown !== null && shown.status !== 'refused') throw givenAlready(shown)
  const command = commandOf(attempt, request, key)
  if (record !== null || !(await memo.add(place, { is: 'asked' }))) throw lost()
  try {
    return await keepRefund(
      memo,
      place,
      answered(await client.requestRefund(command, signal), command.orderId),
    )
  } catch (error) {
    if (error instanceof PluginFault && error.code !== 'unknown-outcome') await memo.delete(place)
    throw error
  }
}

function stateOf({ ref, status, reason }: RefundState): RefundState {
  return { ref, status, reason }
}

/** Money that went back is ours under the key that asked for it, and a conflict under any other. */
function givenAlready({ ref }: RefundState): PluginFault {
  return new PluginFault('conflict', 'the money went back already', { existing: ref })
}

function commandOf(attempt: Attempt, request: RefundRequest, key: string): RefundCommand {
  const { status, transaction, money, order } = attempt
  if (status !== 'approved' || transaction === null) throw refundRefused('the payment is not approved')
  const part = partOf(attempt, request, money?.value ?? 0)
  return { orderId: order.id, transactionId: transaction.id, part, reason: reasonOf(request, key) }
}

/** Null for the whole. */
function partOf({ order }: Attempt, { amount }: RefundRequest, paid: Cop): Cop | null {
  if (amount > paid) throw refundRefused('more than was paid cannot go back', 'amount')
  if (order.transactions.some(({ type }) => type === 'PARTIAL_REFUND'))
    throw refundRefused('PayU gives but one part of a payment back')
  return amount === paid ? null : amount
}

const refusals = new Set(['DECLINED', 'ERROR', 'EXPIRED'])

function answered({ state, transactionId, orderId }: RefundAnswer, order: string): RefundState {
  if (refusals.has(state)) throw refundRefused(`PayU answered ${state}`)
  const ref = transactionId ?? orderId ?? order
  return { ref, status: state === 'APPROVED' ? 'done' : 'sent', reason: null }
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
