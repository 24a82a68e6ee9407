import type { AppContext } from '../../app-context.ts'
import type { Handler } from '../outbox/index.ts'
import { splitById } from '../payments/index.ts'
import { endOfAll } from './ending.ts'
import { tellPayersOfParts } from './tell-payers-of-parts.ts'

/** Tells each who paid a part that all are paid; the family has the receipt. */
export function sendSplitCompleteNotice(app: AppContext): Handler {
  return async ({ payload, key, trace }, signal) => {
    const split = await splitById(app.database, payload['splitId'] ?? '')
    return endOfAll(await tellPayersOfParts(app, split, { kind: 'part-complete', key, trace, signal }))
  }
}
