import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { refusedLines } from '../refused-lines.ts'
import { orderChangeOf } from './order-change.ts'
import { translator } from '../../i18n.ts'

export const orderHandler: JobHandler = { name: 'orders.send', concurrency: 4, apply: sendOrder }

/** Each order under the line's own key; the hub answers the one that is there when it is asked again. */
async function sendOrder(
  changes: readonly LineChange[],
  context: ApplyContext,
): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const { hub, key, locale } = context
  const t = translator('orders', locale)
  try {
    const { number } = await unwrap(
      hub.api.POST('/api/enrollment/admin/orders', {
        body: orderChangeOf(first.change),
        headers: { 'idempotency-key': key },
      }),
    )
    return [{ line: first.line, is: 'done', said: number === null ? t('sending') : t('sent', { number }) }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}
