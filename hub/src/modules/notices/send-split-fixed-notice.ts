import type { AppContext } from '../../app-context.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { splitById } from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { childOf } from './child-of.ts'
import { endOf, noAddress, nobodyIn, nothingToWrite } from './ending.ts'

/** Tells the family until when the other parts can be paid, once one was; not where all of them have been meanwhile. */
export function sendSplitFixedNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const split = await splitById(app.database, payload['splitId'] ?? '')
    if (split.status !== 'standing') return nothingToWrite
    const about = { split, ...(await childOf(app, split)) }
    const message = await sendMessage(app, messageKinds['split-fixed'], { about, key, trace, signal })
    if (nobodyIn(message) && !(await erasedStudents(app.database)).has(split.studentCode)) throw noAddress()
    return endOf(message)
  }
}
