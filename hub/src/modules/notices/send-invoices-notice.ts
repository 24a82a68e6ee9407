import type { AppContext } from '../../app-context.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { payLinkById } from '../pay-links/index.ts'
import { type InvoicesAttempt, invoicesAttemptById } from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { endOf, noAddress, nobodyIn, type NoticeCall, nothingToWrite } from './ending.ts'

/** Tells who paid invoices of it, unless the money went back meanwhile; the family, where that was by a link. */
export function sendInvoicesNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const attempt = await invoicesAttemptById(app.database, payload['paymentId'] ?? '')
    if (attempt.status !== 'approved') return nothingToWrite
    const call = { key, trace, signal }
    if (attempt.payLinkId !== null) return tellSender(app, attempt, attempt.payLinkId, call)
    return endOf(await sendMessage(app, messageKinds.invoices, { about: attempt, ...call }))
  }
}

/** Who paid by the link is told at once, and of no document (notices-19). */
async function tellSender(app: AppContext, attempt: InvoicesAttempt, linkId: string, call: NoticeCall) {
  const link = await payLinkById(app.database, linkId)
  const studentCode = studentCodeOf(attempt.allocations[0]?.partnerCode ?? '')
  const about = { attempt, guardianId: link?.guardianId ?? null, studentCode }
  const message = await sendMessage(app, messageKinds['linked-invoices'], { about, ...call })
  if (nobodyIn(message) && !(await erasedStudents(app.database)).has(studentCode)) throw noAddress()
  return endOf(message)
}
