import type { AppContext } from '../../app-context.ts'
import { familiesOf } from '../students/index.ts'
import type { Misser } from './audience.ts'
import { courtesyLimit } from './courtesy-limit.ts'
import { remindedAfter } from './courtesy.store.ts'

/** How many would wait: a reminder reached their family a short while ago, or reaches it for a sibling first. */
export async function countThrottled(app: AppContext, missers: readonly Misser[]): Promise<number> {
  const codes = missers.map(({ studentCode }) => studentCode)
  const families = await familiesOf(app.database, codes)
  const reminded = await remindedAfter(app.database, courtesyLimit(app))
  const free = new Set([...families.values()].filter((family) => !reminded.has(family)))
  return families.size - free.size
}
