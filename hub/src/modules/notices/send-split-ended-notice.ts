import type { AppContext } from '../../app-context.ts'
import { messageKinds, sendMessage } from '../messages/index.ts'
import type { Handler } from '../outbox/index.ts'
import { splitById } from '../payments/index.ts'
import { erasedStudents } from '../privacy/index.ts'
import { endOfAll, noAddress, nobodyIn } from './ending.ts'
import { childOf } from './child-of.ts'
import { tellPayersOfParts } from './tell-payers-of-parts.ts'

/** Tells the family that its payment in parts was not completed in time, and each payer that theirs goes back. */
export function sendSplitEndedNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const split = await splitById(app.database, payload['splitId'] ?? '')
    const about = { split, ...(await childOf(app, split)) }
    const message = await sendMessage(app, messageKinds['split-ended'], { about, key, trace, signal })
    const toPayers = await tellPayersOfParts(app, split, {
      kind: 'part-ended',
      key,
      trace,
      signal,
    })
    if (nobodyIn(message) && !(await erasedStudents(app.database)).has(split.studentCode)) throw noAddress()
    return endOfAll([message, ...toPayers])
  }
}
