import type { AppContext } from '../../app-context.ts'
import { type Anchored, anchoredIn, anchorFileOf, anchorIn } from './anchor-file.ts'
import { sealsAfter } from './seal.store.ts'

const atOnce = 500

/**
 * Puts every seal that the anchor's file does not have yet into it, also those of a time when it could not be written.
 * Whoever cuts the trail off with its seals cannot cut this.
 */
export async function anchorSeals({
  config,
  database,
  clock,
}: Pick<AppContext, 'config' | 'database' | 'clock'>): Promise<void> {
  const file = anchorFileOf(config)
  if (file === null) return
  let last = highest((await anchoredIn(file)) ?? [])
  for (;;) {
    const seals = await sealsAfter(database, last, atOnce)
    if (seals.length === 0) return
    await anchorIn(file, seals, clock.wall())
    last = highest(seals)
  }
}

function highest(seals: readonly Anchored[]): number {
  return seals.reduce((most, { number }) => Math.max(most, number), 0)
}
