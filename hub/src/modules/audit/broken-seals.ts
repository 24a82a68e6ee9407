import type { Database } from '../../db/database.ts'
import { entriesOf, numbersOfNoSeal, type Seal, sealsAfter } from './seal.store.ts'
import { beginning, type SealedEntry, sealOver } from './seal.ts'

const pageSize = 500

/**
 * The seals that do not hold: entries were changed, removed or put among theirs since, or the seal itself was. Entries
 * that were kept long enough are missed by nobody, as long as they are the oldest.
 */
export async function brokenSeals(database: Database): Promise<readonly string[]> {
  const broken = (await numbersOfNoSeal(database)).map(String)
  let before: Seal | null = null
  for await (const seal of everySeal(database)) {
    if (!holds(seal, before, await entriesOf(database, seal.number))) broken.push(String(seal.number))
    before = seal
  }
  return broken.toSorted((one, other) => Number(one) - Number(other))
}

/** Pure: whether a seal follows the one before it and is over just these entries. */
export function holds(seal: Seal, before: Seal | null, entries: readonly SealedEntry[]): boolean {
  if (seal.number !== (before?.number ?? 0) + 1) return false
  if (seal.droppedAt !== null) return entries.length === 0 && (before === null || before.droppedAt !== null)
  return entries.length === seal.entries && sealOver(before?.seal ?? beginning, entries) === seal.seal
}

async function* everySeal(database: Database): AsyncGenerator<Seal> {
  for (let after = 0; ;) {
    const seals = await sealsAfter(database, after, pageSize)
    yield* seals
    const end = seals.at(-1)
    if (end === undefined) return
    after = end.number
  }
}
