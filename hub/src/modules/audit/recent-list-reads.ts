import { LRUCache } from 'lru-cache'
import type { NotedRead } from '../../http/trace-reads.ts'
import { atMost } from '../../shared/at-most.ts'
import type { Clock } from '../../shared/clock.ts'
import { monotonicClock } from '../../shared/monotonic-clock.ts'

/** The subject of a read that names no single student, such as a list or what a change would do to many. */
const everybody = '*'
const quarterHourMs = 15 * 60_000
const mostRemembered = 10_000

/**
 * Reads of lists that are in the trail already: who turns a page, sorts or types in a search reads the same list, and
 * an entry for each would hide the reads of single students. Of those every one is written down.
 */
export class RecentListReads {
  readonly #written: LRUCache<string, true>

  constructor(clock: Pick<Clock, 'wall'>) {
    const perf = { now: monotonicClock(() => clock.wall().getTime()) }
    // What is as old as its time to live is not stale yet.
    const ttl = quarterHourMs - 1
    this.#written = new LRUCache({ ...atMost(mostRemembered), ttl, ttlResolution: 0, perf })
  }

  has(read: NotedRead): boolean {
    return this.#written.has(nameOf(read))
  }

  add(read: NotedRead): void {
    if (read.subject === everybody) this.#written.set(nameOf(read), true)
  }
}

function nameOf({ actor, call, subject }: NotedRead): string {
  return `${actor} ${call} ${subject}`
}
