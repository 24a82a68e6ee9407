import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { orderById } from '../enrollment/index.ts'
import {
  finishAllocationRefund,
  type AllocationRefund,
  allocationRefundById,
  paymentById,
  refuseAllocationRefund,
} from '../payments/index.ts'

type Tools = Pick<AppContext, 'clock' | 'database' | 'ids' | 'live' | 'plugins'>

interface RefundEnding {
  readonly id: string
  readonly actor: string
}

export interface RecordedTransfer extends RefundEnding {
  /** Of the bank. */
  readonly reference: string
  readonly day: LocalDate
}

/** Finance has sent the transfer, or seen on the provider's page that the money went back. */
export async function recordTransfer(app: Tools, { id, actor, reference, day }: RecordedTransfer) {
  const sent = await sentRefund(app, id)
  if ('code' in sent) return sent
  const { approvedAt } = await paymentById(app.database, sent.paymentId)
  if (day < bogotaDay(new Date(approvedAt)) || day > bogotaDay(app.clock.now()))
    return refuse('BAD_INPUT', { fields: { day: ['refund.day'] } })
  const done = { refundId: id, providerRef: reference, day, actor }
  await inTransaction(app.database, (trx) => finishAllocationRefund(app, trx, done))
  return ended(app, sent)
}

export interface DroppedRefund extends RefundEnding {
  readonly reason: string
}

/** Finance does not send it after all; what a provider was asked for only that provider refuses. */
export async function dropRefund(app: Tools, { id, actor, reason }: DroppedRefund) {
  const sent = await sentRefund(app, id)
  if ('code' in sent) return sent
  if (sent.way !== 'bank') return refuse('BAD_INPUT', { fields: { way: ['refund.byProvider'] } })
  const refusal = { refundId: id, refusal: reason, actor }
  await inTransaction(app.database, (trx) => refuseAllocationRefund(app, trx, refusal))
  return ended(app, sent)
}

async function sentRefund(
  { database }: Pick<Tools, 'database'>,
  id: string,
): Promise<Refusal<'NOT_FOUND' | 'REFUND_ENDED'> | AllocationRefund> {
  const refund = await allocationRefundById(database, id)
  if (refund === null) return refuse('NOT_FOUND')
  return refund.status === 'sent' ? refund : refuse('REFUND_ENDED')
}

async function ended({ database, live }: Tools, { id, orderId }: AllocationRefund) {
  if (orderId !== null) live.changed((await orderById(database, orderId)).token)
  return (await allocationRefundById(database, id)) ?? refuse('NOT_FOUND')
}
