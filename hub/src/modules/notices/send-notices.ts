import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { locales } from '../../config/texts.ts'
import { isOpenChallenge, linkPurposes } from '../access/index.ts'
import { orderById } from '../enrollment/index.ts'
import { messageKinds, sendMessage, type SentMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import {
  asksPayer,
  invoicesAttemptById,
  paidAllocationWithAttempt,
  receiptTokenOf,
} from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'

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
    const about = { order, amount, attempt, reference, paidAs, approvedAt, token }
    const message = await sendMessage(app, messageKinds.receipt, { about, key, trace, signal })
    // A payer who was asked and is not there any more was erased.
    if (nobodyIn(message) && !asksPayer(attempt) && !(await erasedStudents(database)).has(order.studentCode))
      throw new PluginFault('not-found', 'nobody of the family can be written to', { reason: 'no-address' })
    return endOf(message)
  }
}

/** Tells who paid invoices of it, unless the money went back meanwhile. */
export function sendInvoicesNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const about = await invoicesAttemptById(app.database, payload['paymentId'] ?? '')
    if (about.status !== 'approved') return nothingToWrite
    return endOf(await sendMessage(app, messageKinds.invoices, { about, key, trace, signal }))
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

function nobodyIn({ sent, refused }: SentMessage): boolean {
  return sent.length + refused.length === 0
}

/** One bad address must not keep the others' mail from counting; nobody reached is for a person to see. */
function endOf({ sent, refused: [first] }: SentMessage) {
  if (sent.length === 0 && first !== undefined) throw first.fault
  return nothingToWrite
}

const nothingToWrite = () => Promise.resolve()
