import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/orders.ts'
import { speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import { orderChangeOf } from './order-change.ts'

export const orderActs: Acts = { name: 'orders.send', concurrency: 4, act: sendOrder }

/** Each order under the line's own key; the hub answers the one that is there when it is asked again. */
async function sendOrder(changes: readonly Change[], acting: Acting): Promise<readonly Ended[]> {
  const [first] = changes
  if (first === undefined) return []
  const { hub, key, locale } = acting
  const say = speaker(texts, locale)
  try {
    const { number } = await answered(
      hub.api.POST('/api/enrollment/admin/orders', {
        body: orderChangeOf(first.change),
        headers: { 'idempotency-key': key },
      }),
    )
    return [
      { line: first.line, is: 'done', said: number === null ? say('sending') : say('sent', { number }) },
    ]
  } catch (error) {
    return refusedLines(error, changes)
  }
}
