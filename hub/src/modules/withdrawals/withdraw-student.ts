import type { AppContext } from '../../app-context.ts'
import { translate } from '../../config/texts.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { leaveActivities } from '../activities/index.ts'
import { needsSecondPerson } from '../approvals/index.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { quoteOf, setOrderStatus } from '../enrollment/index.ts'
import { deliverJob } from '../outbox/index.ts'
import {
  askRefund,
  lockPaidOrder,
  allocationRefundById,
  paidAllocation,
  type PaidOrder,
  type Refund,
} from '../payments/index.ts'
import { heldRefundFacts, type PaidRefundFacts, sendHeldRefund } from '../payments-office/index.ts'
import { announceWithdrawal } from './announce-withdrawal.ts'
import { judgeWithdrawal, type WithdrawalInput } from './decide-withdrawal.ts'
import { proposeWithdrawal } from './propose-withdrawal.ts'
import { daysOf, orderOfStudent, refuseUnlessPaid } from './read-withdrawable.ts'
import type { Withdrawal } from './withdrawal.model.ts'
import { addWithdrawal, withdrawalOfOrder } from './withdrawal.store.ts'

export interface WithdrawalPayload extends WithdrawalInput {
  readonly studentCode: string
  /** Idempotency-Key: the same request under it answers the same withdrawal. */
  readonly key: string
}

export interface WithdrawalCommand extends WithdrawalPayload {
  readonly actor: string
  readonly trace: string
  /** Of a second person who has approved it: called last in the transaction that records it; what it throws undoes that. */
  readonly alongside?: (trx: Transaction, result: string) => Promise<void>
}

export type WithdrawalRefusal = Refusal<
  'NOT_FOUND' | 'ALREADY_WITHDRAWN' | 'BAD_INPUT' | 'KEY_REUSED' | 'ORDER_NOT_PAID' | 'REFUND_UNDER_WAY'
>

type Tools = Pick<AppContext, 'clock' | 'config' | 'database' | 'ids' | 'plugins'>

interface Recorded {
  readonly withdrawal: Withdrawal
  readonly refund: Refund | null
}

/**
 * Records that a student leaves: what goes back is owed, what was to come is cancelled, the place is free, and
 * accounting and the family are to be told, all in one transaction (withdrawals-4). Only then is the provider asked.
 */
export async function withdrawStudent(
  app: Tools & Pick<AppContext, 'live' | 'log' | 'work'>,
  command: WithdrawalCommand,
): Promise<WithdrawalRefusal | Withdrawal> {
  const order = await orderOfStudent(app, command.studentCode)
  if (order === null) return refuse('NOT_FOUND')
  const recorded = await inTransaction(app.database, (trx) => record(app, trx, order.id, command))
  if (isRefused(recorded)) return recorded
  const { withdrawal, refund } = recorded
  if (refund?.way === 'provider' && refund.status === 'sent') await askRefund(app, refund)
  app.work.trigger(deliverJob)
  app.live.changed(order.token)
  return withdrawal
}

/** The withdrawal that this key has recorded; null for who has not left. */
export async function findWithdrawalByKey(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  payload: WithdrawalPayload,
): Promise<Refusal<'ALREADY_WITHDRAWN' | 'KEY_REUSED'> | Withdrawal | null> {
  const order = await orderOfStudent({ config, database }, payload.studentCode)
  const known = order === null ? null : await withdrawalOfOrder(database, order.id)
  if (known === null) return null
  const refund = known.refundId === null ? null : await allocationRefundById(database, known.refundId)
  return sameOrRefused({ withdrawal: known, refund }, payload)
}

function sameOrRefused(
  { withdrawal, refund }: Recorded,
  { key, day, reason, returned, way }: WithdrawalPayload,
): Refusal<'ALREADY_WITHDRAWN' | 'KEY_REUSED'> | Withdrawal {
  if (withdrawal.requestKey !== key) return refuse('ALREADY_WITHDRAWN')
  const said = [withdrawal.day, withdrawal.reason, withdrawal.returned, refund?.way ?? null]
  const asked = [day, reason, returned, returned === 0 ? null : way]
  return said.every((value, index) => value === asked[index]) ? withdrawal : refuse('KEY_REUSED')
}

async function record(
  app: Tools,
  trx: Transaction,
  orderId: string,
  { alongside, ...command }: WithdrawalCommand,
): Promise<WithdrawalRefusal | Recorded> {
  const paid = await paidAllocation(trx, orderId)
  if (paid === null) return refuse('ORDER_NOT_PAID')
  const held = await lockPaidOrder(trx, { orderId, attemptId: paid.attemptId })
  const known = await findWithdrawalByKey({ config: app.config, database: trx }, command)
  if (isRefused(known)) return known
  if (known !== null) return { withdrawal: known, refund: null }
  const refusal = refuseUnlessPaid(held.order)
  if (refusal !== null) return refusal
  const refund = await heldRefundFacts(app, trx, held)
  const fields = judgeWithdrawal(command, { ...daysOf(app, held.allocation), refund })
  if (fields !== null) return refuse('BAD_INPUT', { fields })
  const moved = { amount: command.returned, before: refund.before }
  const isForTwo = needsSecondPerson(moved, app.config.settings.payments)
  if (alongside === undefined && isForTwo) return refuse('REFUND_UNDER_WAY')
  const recorded = await write(app, trx, held, { command, refund })
  await alongside?.(trx, 'recorded')
  return recorded
}

interface Decided {
  readonly command: Omit<WithdrawalCommand, 'alongside'>
  readonly refund: PaidRefundFacts
}

async function write(
  app: Tools,
  trx: Transaction,
  held: PaidOrder,
  { command, refund: { left, gone } }: Decided,
): Promise<Recorded> {
  const { order, allocation } = held
  const { day, reason, returned, actor, trace } = command
  const season = app.config.seasons.parents.parent
  const back = allocation.refunded + gone
  const { proposed, owed, lines } = proposeWithdrawal({ season, day, quote: quoteOf(order), left, back })
  await setOrderStatus(trx, order.id, 'withdrawn', app.clock.now())
  const withdrawn = { ...held, order: Object.assign(order, { status: 'withdrawn' as const }) }
  const id = app.ids.id()
  const refund = await giveBack(app, trx, withdrawn, { id, command })
  const withdrawal = await addWithdrawal(trx, {
    id,
    orderId: order.id,
    studentCode: order.studentCode,
    project: order.project,
    day,
    kept: left - returned,
    returned,
    proposed,
    owed,
    lines: JSON.stringify(lines),
    reason,
    actor,
    trace,
    requestKey: command.key,
    refundId: refund?.id ?? null,
    createdAt: app.clock.wall().toISOString(),
  })
  const { project, studentCode } = order
  await leaveActivities(app, trx, { project, studentCode, by: { actor, trace } })
  await note(app, trx, order.token, withdrawal)
  await announceWithdrawal(app, trx, withdrawal)
  return { withdrawal, refund }
}

/** Whoever gives it back is told that the student leaves, and not why. */
async function giveBack(
  app: Tools,
  trx: Transaction,
  held: PaidOrder,
  {
    id,
    command: { returned: amount, way, actor, trace },
  }: Pick<Decided, 'command'> & { readonly id: string },
): Promise<Refund | null> {
  if (amount === 0 || way === null) return null
  const reason = translate(app.config.texts, 'es-CO', 'withdrawal.refundReason')
  const key = `withdrawal:${id}`
  return sendHeldRefund(app, trx, held, { amount, way, reason, key, actor, trace })
}

async function note(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  subject: string,
  { studentCode: student, day, kept, returned, proposed, actor, trace }: Withdrawal,
): Promise<void> {
  await recordAudit(trx, {
    at: clock.wall(),
    actor,
    act: 'student.withdraw',
    subject,
    before: { status: 'paid' },
    after: { status: 'withdrawn', student, day, kept, returned, proposed },
    trace,
  })
}
