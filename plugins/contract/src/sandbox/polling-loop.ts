import type { Log } from '../plugin.ts'
import { sleep } from './pause.ts'

export interface PollingLoop {
  /** Aborts at `stop`. */
  signal(): AbortSignal
  start(): void
  /** Resolves when the round at work has ended. */
  stop(): Promise<void>
}

export interface PollingTask {
  /** Done once after each start, before the first round. */
  open(): Promise<void>
  round(signal: AbortSignal): Promise<void>
}

/** Runs a task again and again with a pause between, from `start` to `stop`; both may be called twice. */
export function createPollingLoop(log: Log, task: PollingTask): PollingLoop {
  let stopping = new AbortController()
  let work: Promise<void> | null = null
  return {
    signal: () => stopping.signal,
    start() {
      if (work) return
      stopping = new AbortController()
      work = repeat(log, task, stopping.signal)
    },
    async stop() {
      stopping.abort()
      await work
      work = null
    },
  }
}

async function repeat(log: Log, task: PollingTask, signal: AbortSignal): Promise<void> {
  let act = async () => {
    await task.open()
    act = () => task.round(signal)
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
    await sleep(pauseMs, signal)
  }
}

const pauseMs = 1000
