import type { AppContext } from '../../app-context.ts'
import { messageKinds, type SentMessage, sendMessage } from '../messages/index.ts'
import {
  asksPayer,
  attemptById,
  attemptsOfParts,
  orderAttemptById,
  orderInParts,
  paymentById,
  sharedRefundsOf,
  unappliedRefundById,
} from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { noAddress, nobodyIn, type NoticeCall } from './ending.ts'

/** Tells each payer of an order that was paid in parts how much of a refund that is done is theirs (splits-11). */
export async function tellRefundedPayers(
  app: AppContext,
  { orderId, id: refundId }: { readonly orderId: string; readonly id: string },
  { key, ...call }: NoticeCall,
): Promise<readonly SentMessage[]> {
  const order = await orderInParts(app.database, orderId)
  if (order === null) return []
  const shared = await sharedRefundsOf(app.database, order)
  const own = shared.find(({ refund }) => refund.id === refundId)
  if (own === undefined || own.refund.day === null) return []
  const { way, day } = own.refund
  const messages: SentMessage[] = []
  for (const [at, { payer, reference }] of (await attemptsOfParts(app.database, order.parts)).entries()) {
    const amount = own.shares[at] ?? 0
    if (amount === 0) continue
    const transfer = own.transfers[at] ?? { reference: null, day }
    const refund = { amount, way, day: transfer.day, providerRef: transfer.reference }
    const about = { payer, reference, refund }
    const asked = { about, key: `${key}:part:${at + 1}`, ...call }
    messages.push(await sendMessage(app, messageKinds['part-refund'], asked))
  }
  return messages
}

/** Tells who paid what pays nothing that its money went back: a part, or a payment that came beside another. */
export async function tellUnappliedPayer(
  app: AppContext,
  refundId: string,
  call: NoticeCall,
): Promise<readonly SentMessage[]> {
  const refund = await unappliedRefundById(app.database, refundId)
  if (refund === null || refund.day === null) return []
  const { amount, way, day, providerRef, paymentId } = refund
  const { attemptId } = await paymentById(app.database, paymentId)
  if (attemptId === null) return []
  const attempt = await attemptById(app.database, attemptId)
  const { payer, reference, pays } = attempt
  const about = { payer, reference, refund: { amount, way, day, providerRef } }
  if (pays === 'part') return [await sendMessage(app, messageKinds['part-refund'], { about, ...call })]
  const studentCode = asksPayer(attempt) ? null : await studentOfAttempt(app.database, attemptId)
  const told = { ...about, studentCode }
  const message = await sendMessage(app, messageKinds['unapplied-refund'], { about: told, ...call })
  if (nobodyIn(message) && studentCode !== null && !(await erasedStudents(app.database)).has(studentCode))
    throw noAddress()
  return [message]
}

/** Of an agreement, for which nobody is asked who pays. */
async function studentOfAttempt(database: AppContext['database'], attemptId: string): Promise<string | null> {
  const { order } = await orderAttemptById(database, attemptId)
  return order.studentCode
}
