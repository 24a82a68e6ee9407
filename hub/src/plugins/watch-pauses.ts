import type { Logger } from 'pino'
import type { Instance } from './instance.ts'
import type { StaffPause } from './life.ts'
import type { Cancel, Timers } from './timers.ts'

export interface InstancePause extends StaffPause {
  /** Such as `payments.card`. */
  readonly instance: string
}

export interface PauseWatch {
  /**
   * Reads who is paused and tells every instance. One reading follows the other, so that what an earlier one saw
   * never overtakes a later one.
   */
  heed(): Promise<void>
  /** From now on every few seconds: another hub may have paused somebody. */
  start(): void
  stop(): void
}

export interface PauseWatchDeps {
  readonly read: () => Promise<readonly InstancePause[]>
  readonly timers: Timers
  readonly log: Logger
}

const everyMs = 5_000

export function watchPauses(
  instances: readonly Pick<Instance, 'instance' | 'heedPause'>[],
  { read, timers, log }: PauseWatchDeps,
): PauseWatch {
  let latest = Promise.resolve()
  let next: Cancel | null = null

  async function notify(): Promise<void> {
    const pauses = new Map((await read()).map(({ instance, ...pause }) => [instance, pause]))
    for (const one of instances) one.heedPause(pauses.get(one.instance) ?? null)
  }

  function heed(): Promise<void> {
    latest = latest.then(notify, notify)
    return latest
  }

  async function readPauses(): Promise<void> {
    await heed().catch((error: unknown) =>
      log.warn({ err: error }, 'the pauses of plugins stay as they were'),
    )
    if (next !== null) start()
  }

  function start(): void {
    next = timers.after(everyMs, () => void readPauses())
  }

  return {
    heed,
    start,
    stop() {
      next?.()
      next = null
    },
  }
}
