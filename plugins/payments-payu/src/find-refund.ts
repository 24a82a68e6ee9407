import { runRead } from '@matricula/contract'
import type { Cop, PluginKit, RefundRequest, RefundState, SoughtRefund } from '@matricula/contract'
import type { Transaction } from './answers.ts'
import { attemptsAt, chooseAttempt } from './choose-attempt.ts'
import type { Attempt } from './choose-attempt.ts'
import type { Client } from './client.ts'
import { refundPlace, refundRecordAt } from './refund-record.ts'

export interface RefundDeps {
  readonly client: Client
  readonly kit: PluginKit
}

/** By the order, where PayU shows a refund of that sum; what was asked for and is not shown yet is on its way. */
export async function findRefund(
  deps: RefundDeps,
  sought: SoughtRefund,
  signal: AbortSignal,
): Promise<RefundState | null> {
  const attempt = await refundedAttempt(deps, sought, signal)
  const shown = attempt === null ? null : shownRefund(attempt, sought.amount)
  if (shown !== null) return shown
  const record = await refundRecordAt(deps.kit.memo, refundPlace(sought.key))
  if (record === null) return null
  return record.is === 'asked' ? { ref: sought.providerRef, status: 'sent', reason: null } : record
}

/** The try to pay that is to go back, or that went back. */
export async function refundedAttempt(
  { client, kit }: RefundDeps,
  { reference, providerRef }: Pick<RefundRequest, 'reference' | 'providerRef'>,
  signal: AbortSignal,
): Promise<Attempt | null> {
  const orders = await runRead(() => client.ordersOf(reference, signal))
  const attempts = attemptsAt(orders, reference, kit.log)
  return chooseAttempt(attempts.filter(({ ref }) => ref === providerRef))
}

/** What PayU's order tells of a refund of that sum. PayU may try several times: one that was approved is the one. */
export function shownRefund({ order, money }: Attempt, amount: Cop): RefundState | null {
  const isWhole = money?.value === amount
  const tries = order.transactions.filter((one) => (isWhole ? one.type === 'REFUND' : isPartOf(amount, one)))
  const given = tries.find(isIn('APPROVED'))
  if (given !== undefined) return { ref: given.id, status: 'done', reason: null }
  if (isWhole && order.status === 'REFUNDED') return { ref: order.id, status: 'done', reason: null }
  const declined = tries.find(isDeclinedForGood)
  if (declined !== undefined) return { ref: declined.id, status: 'refused', reason: 'PayU declined it' }
  const [asked] = tries
  return asked === undefined ? null : { ref: asked.id, status: 'sent', reason: null }
}

function isPartOf(amount: Cop, { type, additionalValues }: Transaction): boolean {
  return type === 'PARTIAL_REFUND' && additionalValues?.TX_VALUE?.value === amount
}

const isIn =
  (state: string) =>
  ({ transactionResponse }: Transaction): boolean =>
    transactionResponse?.state === state

/** A decline by the machine is tried again, by hand in the end. */
function isDeclinedForGood(transaction: Transaction): boolean {
  return isIn('DECLINED')(transaction) && transaction.extraParameters?.MANUAL_REFUND === 'TRUE'
}
