import { LRUCache } from 'lru-cache'
import { atMost } from '../shared/at-most.ts'
import type { Clock } from '../shared/clock.ts'
import { monotonicClock } from '../shared/monotonic-clock.ts'

/** How long another hub may still take what was closed here for open. */
const cachedMs = 5000

/** Rows of sessions and keys by their hash, kept for seconds so that not every call asks the database. */
export interface CredentialCache<Row> {
  /** The row as it was a moment ago, else as `read` answers it now; undefined when there is none. */
  of(hash: string, read: () => Promise<Row | undefined>): Promise<Row | undefined>
  /** Forgets these, and one that is just being read. */
  forget(isMeant: (row: Row) => boolean): void
}

export function createCredentialCache<Row extends object>(clock: Pick<Clock, 'wall'>): CredentialCache<Row> {
  const perf = { now: monotonicClock(() => clock.wall().getTime()) }
  const rows = new LRUCache<string, Row>({ ...atMost(10_000), ttl: cachedMs, ttlResolution: 0, perf })
  let forgotten = 0
  return {
    async of(hash, read) {
      const known = rows.get(hash)
      if (known !== undefined) return known
      const before = forgotten
      const row = await read()
      if (row !== undefined && before === forgotten) rows.set(hash, row)
      return row
    },
    forget(isMeant) {
      forgotten += 1
      for (const [hash, row] of rows.entries()) if (isMeant(row)) rows.delete(hash)
    },
  }
}
