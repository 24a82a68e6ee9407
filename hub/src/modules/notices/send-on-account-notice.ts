import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { studentCodeOf } from '../../shared/partner-code.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { type OnAccountAttempt, type AllocationRefund, onAccountAttemptById } from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { readStudent } from '../students/index.ts'
import { endOf, noAddress, nobodyIn, nothingToWrite } from './ending.ts'

interface Call {
  readonly key: string
  readonly trace: string
  readonly signal: AbortSignal
}

/** Tells the family that money came on account of its child, unless it went back meanwhile. */
export function sendOnAccountNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const attempt = await onAccountAttemptById(app.database, payload['attemptId'] ?? '')
    if (attempt.status !== 'approved') return nothingToWrite
    const { amount, startedAt, finishedAt } = attempt
    const day = bogotaDay(new Date(finishedAt ?? startedAt))
    return tellFamily(app, attempt, { is: 'came', amount, day }, { key, trace, signal })
  }
}

/** Tells who paid on account that money went back, and then the family. */
export async function sendOnAccountRefund(
  app: AppContext,
  { attemptId, amount, way, providerRef, day }: AllocationRefund,
  { key, trace, signal }: Call,
) {
  if (day === null) return nothingToWrite
  const attempt = await onAccountAttemptById(app.database, attemptId)
  const { payer, payLinkId, reference } = attempt
  const about = { payer, payLinkId, reference, refund: { docNum: null, amount, way, providerRef, day } }
  await sendMessage(app, messageKinds['invoice-refund'], { about, key, trace, signal })
  return tellFamily(app, attempt, { is: 'back', amount, day }, { key: `${key}:family`, trace, signal })
}

interface Moved {
  readonly is: 'came' | 'back'
  /** COP */
  readonly amount: number
  readonly day: string
}

async function tellFamily(
  app: AppContext,
  { reference, allocation }: OnAccountAttempt,
  moved: Moved,
  call: Call,
) {
  const studentCode = studentCodeOf(allocation.partnerCode)
  const student = await readStudent(app, studentCode)
  const about = { ...moved, reference, studentCode, student }
  const message = await sendMessage(app, messageKinds['on-account'], { about, ...call })
  if (nobodyIn(message) && !(await erasedStudents(app.database)).has(studentCode)) throw noAddress()
  return endOf(message)
}
