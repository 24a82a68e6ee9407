import type { NotedRead } from '../../http/trace-reads.ts'

/** The subject of a read that names no single student, such as a list or what a change would do to many. */
const everybody = '*'
const quarterHourMs = 15 * 60_000

/**
 * Reads of lists that are in the trail already: who turns a page, sorts or types in a search reads the same list, and
 * an entry for each would hide the reads of single students. Of those every one is written down.
 */
export class NotedLists {
  readonly #at = new Map<string, number>()

  has(read: NotedRead, now: Date): boolean {
    const at = this.#at.get(nameOf(read))
    return at !== undefined && Math.abs(now.getTime() - at) < quarterHourMs
  }

  add(read: NotedRead, now: Date): void {
    if (read.subject !== everybody) return
    for (const [name, at] of this.#at) if (now.getTime() - at >= quarterHourMs) this.#at.delete(name)
    this.#at.set(nameOf(read), now.getTime())
  }
}

function nameOf({ actor, call, subject }: NotedRead): string {
  return `${actor} ${call} ${subject}`
}
