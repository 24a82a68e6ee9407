import type { AppContext } from '../../app-context.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { splitById } from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { endOf, noAddress, nobodyIn } from './ending.ts'

/** Tells the family that its payment in parts was not completed in time. */
export function sendSplitEndedNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const split = await splitById(app.database, payload['splitId'] ?? '')
    const about = { split, project: app.config.seasons.parents.project }
    const message = await sendMessage(app, messageKinds['split-ended'], { about, key, trace, signal })
    if (nobodyIn(message) && !(await erasedStudents(app.database)).has(split.studentCode)) throw noAddress()
    return endOf(message)
  }
}
