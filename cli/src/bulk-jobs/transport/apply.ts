import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { HubRefusal } from '../../faults.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { refusedLines } from '../refused-lines.ts'
import type { ConfirmBody } from './ride.ts'
import { transportChangeOf } from './transport-change.ts'
import { formatCop, translator } from '../../i18n.ts'

export const transportHandler: JobHandler = { name: 'transport.fees', concurrency: 4, apply }

/** The hub leaves a draft that holds just this transport as it is: the same call again changes nothing. */
async function apply(changes: readonly LineChange[], context: ApplyContext): Promise<readonly LineResult[]> {
  const results: LineResult[] = []
  for (const change of changes) {
    try {
      results.push(await applyLine(change, context))
    } catch (error) {
      results.push(...refusedLines(error, [change]))
    }
  }
  return results
}

async function applyLine({ line, change }: LineChange, context: ApplyContext): Promise<LineResult> {
  const { call, price } = transportChangeOf(change)
  const { transport } = await confirm(call, context, 1)
  const isOther = transport.is === 'chosen' && transport.price !== price
  if (!isOther) return { line, is: 'done' }
  const said = translator('transport', context.locale)('otherPrice', {
    price: formatCop(context.locale, transport.price),
  })
  return { line, is: 'done', said }
}

const mostTries = 3

/** A family may save its draft between the hub's look and its write; the hub then looks again. */
async function confirm(body: ConfirmBody, context: ApplyContext, nth: number) {
  try {
    return await unwrap(context.hub.api.POST('/api/googleAPI/confirm', { body }))
  } catch (error) {
    const isCrossed = error instanceof HubRefusal && error.code === 'DRAFT_CHANGED'
    if (!isCrossed || nth === mostTries) throw error
    return confirm(body, context, nth + 1)
  }
}
