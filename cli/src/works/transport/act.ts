import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { HubRefusal } from '../../faults.ts'
import { answered } from '../../hub/answered.ts'
import { texts } from '../../texts/transport.ts'
import { cop, speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import type { ConfirmBody } from './ride.ts'
import { transportChangeOf } from './transport-change.ts'

export const transportActs: Acts = { name: 'transport.fees', concurrency: 4, act }

/** The hub leaves a draft that holds just this transport as it is: the same call again changes nothing. */
async function act(changes: readonly Change[], acting: Acting): Promise<readonly Ended[]> {
  const ended: Ended[] = []
  for (const change of changes) {
    try {
      ended.push(await actOnLine(change, acting))
    } catch (error) {
      ended.push(...refusedLines(error, [change]))
    }
  }
  return ended
}

async function actOnLine({ line, change }: Change, acting: Acting): Promise<Ended> {
  const { call, price } = transportChangeOf(change)
  const { transport } = await confirm(call, acting, 1)
  const isOther = transport.is === 'chosen' && transport.price !== price
  if (!isOther) return { line, is: 'done' }
  const said = speaker(texts, acting.locale)('otherPrice', { price: cop(acting.locale, transport.price) })
  return { line, is: 'done', said }
}

const mostTries = 3

/** A family may save its draft between the hub's look and its write; the hub then looks again. */
async function confirm(body: ConfirmBody, acting: Acting, nth: number) {
  try {
    return await answered(acting.hub.api.POST('/api/googleAPI/confirm', { body }))
  } catch (error) {
    const isCrossed = error instanceof HubRefusal && error.code === 'DRAFT_CHANGED'
    if (!isCrossed || nth === mostTries) throw error
    return confirm(body, acting, nth + 1)
  }
}
