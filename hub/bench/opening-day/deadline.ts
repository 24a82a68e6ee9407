import { setTimeout as pause } from 'node:timers/promises'

/** An opening day ends within eight minutes, whatever happens; half of one is left for a machine that ends late. */
export const wholeMs = 7.5 * 60_000
/** For ending a school's programs and taking its database away. */
const closingMs = 10_000
/** For the families that come when the opening is over. */
const busiestMs = 40_000

/** What one school may take of the time that is left when so many, itself included, are still to come. Pure. */
export function shareOf(leftMs: number, schools: number): number {
  return Math.max(0, leftMs / schools - closingMs)
}

/** What the opening may take of a school's time that is left. Pure. */
export function openingShareOf(leftMs: number): number {
  return Math.max(leftMs / 2, leftMs - busiestMs)
}

/** For what families answer when their time is over. */
const answerMs = 3000

/** What families may take who come last. Pure. */
export function lastShareOf(leftMs: number): number {
  return Math.max(0, leftMs - answerMs)
}

export class Deadline {
  readonly #at: number

  constructor(ms: number) {
    this.#at = performance.now() + ms
  }

  leftMs(): number {
    return Math.max(0, this.#at - performance.now())
  }

  /** What `act` comes to; throws where the deadline is earlier. */
  async before<T>(act: Promise<T>): Promise<T> {
    const done = new AbortController()
    const late = pause(this.leftMs(), null, { signal: done.signal }).then(() => {
      throw new Error('it was not ready at its deadline')
    })
    late.catch(() => undefined)
    try {
      return await Promise.race([act, late])
    } finally {
      done.abort()
    }
  }
}
