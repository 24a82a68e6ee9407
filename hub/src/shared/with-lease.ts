import { type LeasedRow, renewLease } from '../db/statements.ts'
import type { AppContext } from '../app-context.ts'
import { setLeaseTerm } from './lease-term.ts'

/** Another has taken over what we worked on, or may have by now. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export interface Lease extends LeasedRow {
  /** Until when, as it was written when it was taken. */
  readonly until: string
  /** For how long it was taken, and is each time it is renewed. */
  readonly ms: number
}

/**
 * Works under a lease that was just taken. It is renewed while the work goes on; once it is lost the signal aborts.
 * An act on the world begins in the first half of the lease alone, so that it is over, also at the other end, before
 * anybody may take the work over.
 */
export async function withLease<T>(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  { until, ms, ...row }: Lease,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController()
  const moment = () => ({ wall: clock.wall().getTime(), elapsed: performance.now() })
  const taken = Date.parse(until) - ms
  let since = { wall: taken, elapsed: performance.now() - (clock.wall().getTime() - taken) }
  // Either clock alone may stand still while the machine sleeps.
  const age = () => Math.max(performance.now() - since.elapsed, clock.wall().getTime() - since.wall)
  const lose = () => lost.abort(new LeaseLost('another has taken it over'))

  async function renew(): Promise<void> {
    lost.signal.throwIfAborted()
    const began = moment()
    const next = new Date(began.wall + ms).toISOString()
    if (!(await renewLease(database, row, next))) lose()
    lost.signal.throwIfAborted()
    since = began
  }

  setLeaseTerm(lost.signal, {
    isOver: () => lost.signal.aborted || age() >= ms / 2,
    confirm: async () => {
      await renew()
      return ms / 2
    },
  })
  const beat = setInterval(() => {
    if (age() >= ms) lose()
    // What keeps it from being renewed shows when its time is over.
    else renew().catch(() => {})
  }, ms / 4)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(beat)
  }
}
