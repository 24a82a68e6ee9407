import type { AppContext } from '../../app-context.ts'
import { locales } from '../../config/texts.ts'
import { isOpenChallenge, linkPurposes } from '../access/index.ts'
import { orderById } from '../enrollment/index.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import {
  type AllocationRefund,
  asksPayer,
  invoicesAttemptById,
  completeBy,
  linkAttemptById,
  linkAttemptByToken,
  allocationRefundById,
  paidAllocationWithAttempt,
  placedRefundsOf,
  receiptTokenOf,
} from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { readStudent } from '../students/index.ts'
import { endOf, endOfAll, noAddress, nobodyIn, nothingToWrite } from './ending.ts'
import { sendOnAccountRefund } from './send-on-account-notice.ts'
import { tellRefundedPayers, tellUnappliedPayer } from './tell-refunded-payers.ts'

/** Tells who paid of the receipt; a family whom nobody can write to is for a person to see. */
export function sendReceiptNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { database } = app
    const orderId = payload['orderId'] ?? ''
    const order = await orderById(database, orderId)
    const { amount, attempt, reference, paidAs, approvedAt } = await paidAllocationWithAttempt(
      database,
      orderId,
    )
    const token = await receiptTokenOf(database, orderId)
    if (token === null) return nothingToWrite
    const student = await readStudent(app, order.studentCode)
    const about = { order, student, amount, attempt, reference, paidAs, approvedAt, token }
    const message = await sendMessage(app, messageKinds.receipt, { about, key, trace, signal })
    // A payer who was asked and is not there any more was erased.
    if (nobodyIn(message) && !asksPayer(attempt) && !(await erasedStudents(database)).has(order.studentCode))
      throw noAddress()
    return endOf(message)
  }
}

/** Tells everybody who paid, and the family, that money went back; a family whom nobody can write to is for a person to see. */
export function sendRefundNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const { database } = app
    const refundId = payload['refundId'] ?? ''
    const known = await allocationRefundById(database, refundId)
    if (known === null) return endOfAll(await tellUnappliedPayer(app, refundId, { key, trace, signal }))
    const { orderId } = known
    if (orderId === null) {
      const send = known.docNum === null ? sendOnAccountRefund : sendInvoiceRefund
      return send(app, known, { key, trace, signal })
    }
    const refund = (await placedRefundsOf(database, orderId)).find(({ id }) => id === known.id)
    if (refund === undefined || refund.day === null || refund.place === null) return nothingToWrite
    const { amount, way, providerRef, day, place } = refund
    const order = await orderById(database, orderId)
    const { attempt, reference } = await paidAllocationWithAttempt(database, orderId)
    const token = await receiptTokenOf(database, orderId)
    const student = await readStudent(app, order.studentCode)
    const told = { amount, way, providerRef, day, place }
    const about = { refund: told, order, student, attempt, reference, token }
    const message = await sendMessage(app, messageKinds.refund, { about, key, trace, signal })
    const toPayers = await tellRefundedPayers(app, { orderId, id: known.id }, { key, trace, signal })
    if (nobodyIn(message) && !(await erasedStudents(database)).has(order.studentCode)) throw noAddress()
    return endOfAll([message, ...toPayers])
  }
}

/** Tells who paid the document. */
async function sendInvoiceRefund(
  app: AppContext,
  { attemptId, docNum, amount, way, providerRef, day }: AllocationRefund,
  call: { readonly key: string; readonly trace: string; readonly signal: AbortSignal },
) {
  if (day === null) return nothingToWrite
  const { payer, payLinkId, reference } = await invoicesAttemptById(app.database, attemptId)
  const about = { payer, payLinkId, reference, refund: { docNum, amount, way, providerRef, day } }
  return endOf(await sendMessage(app, messageKinds['invoice-refund'], { about, ...call }))
}

/** Tells who paid by a link of the payment, unless the money went back meanwhile. */
export function sendLinkPaymentNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const attempt = await linkAttemptById(app.database, payload['attemptId'] ?? '')
    if (attempt.status !== 'approved') return nothingToWrite
    const begun = await linkAttemptByToken(app.database, attempt.token)
    const about = Object.assign(attempt, { completeBy: begun === null ? null : completeBy(begun.attempt) })
    return endOf(await sendMessage(app, messageKinds['link-payment'], { about, key, trace, signal }))
  }
}

/** Sends a link, unless the code beside it was used or is over. */
export function sendLinkNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const about = readLink(payload)
    const { purpose, challenge } = about
    if (challenge !== '' && !(await isOpenChallenge(app.database, challenge, app.clock.wall())))
      return nothingToWrite
    return endOf(await sendMessage(app, messageKinds[purpose], { about, key, trace, signal }))
  }
}

function readLink(payload: Readonly<Record<string, string>>) {
  const { subject = '', challenge = '' } = payload
  const purpose = linkPurposes.find((one) => one === payload['purpose'])
  if (purpose === undefined) throw new Error(`no link is for ${payload['purpose']}`)
  const locale = locales.find((one) => one === payload['locale']) ?? 'es-CO'
  return { purpose, subject, locale, challenge }
}
