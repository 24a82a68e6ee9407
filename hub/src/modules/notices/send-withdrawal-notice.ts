import type { AppContext } from '../../app-context.ts'
import { orderById } from '../enrollment/index.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { allocationRefundById, paidAllocationWithAttempt, receiptTokenOf } from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { readStudent } from '../students/index.ts'
import { withdrawalById } from '../withdrawals/index.ts'
import { endOf, noAddress, nobodyIn } from './ending.ts'

/** Tells who paid, and the family, that a student leaves and what follows from it. */
export function sendWithdrawalNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { database } = app
    const withdrawal = await withdrawalById(database, payload['withdrawalId'] ?? '')
    const { orderId, refundId } = withdrawal
    const order = await orderById(database, orderId)
    const refund = refundId === null ? null : await allocationRefundById(database, refundId)
    const { attempt } = await paidAllocationWithAttempt(database, orderId)
    const token = await receiptTokenOf(database, orderId)
    const student = await readStudent(app, order.studentCode)
    const way = refund?.way ?? null
    const about = { withdrawal, way, order, student, attempt, token }
    const message = await sendMessage(app, messageKinds.withdrawal, { about, key, trace, signal })
    if (nobodyIn(message) && !(await erasedStudents(database)).has(order.studentCode)) throw noAddress()
    return endOf(message)
  }
}
