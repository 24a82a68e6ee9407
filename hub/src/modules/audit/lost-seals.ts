import type { Database } from '../../db/database.ts'
import type { Anchored } from './anchor-file.ts'
import { lastSeal, sealsOf } from './seal.store.ts'

/** Whether a file that is not there should be: before the first seal there is nothing to anchor. */
export async function isAnchorMissed(database: Database): Promise<boolean> {
  return (await lastSeal(database)) !== null
}

/** Numbers of the anchored seals that the database has no longer, or has otherwise. */
export async function lostSeals(
  database: Database,
  anchored: readonly Anchored[],
): Promise<readonly string[]> {
  if (anchored.length === 0) return []
  const kept = new Map<number, string>()
  for (const { number, seal } of await sealsOf(database, anchored)) kept.set(number, seal)
  const lost = anchored.filter(({ number, seal }) => kept.get(number) !== seal).map(({ number }) => number)
  return [...new Set(lost)].toSorted((one, other) => one - other).map(String)
}
