import type { Log } from '../plugin.ts'
import { waited } from './pause.ts'

export interface Rounds {
  /** Aborts at `stop`. */
  signal(): AbortSignal
  start(): void
  /** Resolves when the round at work has ended. */
  stop(): Promise<void>
}

export interface Duty {
  /** Done once after each start, before the first round. */
  open(): Promise<void>
  round(signal: AbortSignal): Promise<void>
}

/** Does a duty again and again with a rest between, from `start` to `stop`; both may be called twice. */
export function rounds(log: Log, duty: Duty): Rounds {
  let stopping = new AbortController()
  let work: Promise<void> | null = null
  return {
    signal: () => stopping.signal,
    start() {
      if (work) return
      stopping = new AbortController()
      work = repeat(log, duty, stopping.signal)
    },
    async stop() {
      stopping.abort()
      await work
      work = null
    },
  }
}

async function repeat(log: Log, duty: Duty, signal: AbortSignal): Promise<void> {
  let act = async () => {
    await duty.open()
    act = () => duty.round(signal)
    await act()
  }
  while (!signal.aborted) {
    try {
      await act()
    } catch (error) {
      // The store may be away for a while; what waits in it is not lost, so the next round tries again.
      log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'a round of the sandbox vendor failed',
      )
    }
    await waited(restMs, signal)
  }
}

const restMs = 1000
