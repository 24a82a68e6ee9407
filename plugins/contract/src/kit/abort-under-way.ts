import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'

export interface AbortTimings {
  /** When the vendor says that a call has come to it; `underWayMs` counts where it cannot say so. */
  readonly faultReached?: (() => Promise<void>) | undefined
  /** Milliseconds after which a call has left the application, so that its signal may be aborted. */
  readonly underWayMs: number
  /** Milliseconds a call may take to end from then on. */
  readonly timeoutMs: number
}

/** Runs an act, aborts it while it is under way, and fails when it doesn't end in time. */
export async function abortUnderWay<T>(
  name: string,
  { faultReached, underWayMs, timeoutMs }: AbortTimings,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const settled = act(deadline.signal)
  const quiet = settled.then(
    () => 'settled' as const,
    () => 'settled' as const,
  )
  await Promise.race([quiet, faultReached?.() ?? wait(underWayMs)])
  deadline.abort()
  const given = new AbortController()
  const late = wait(timeoutMs, 'still hanging' as const, { signal: given.signal }).catch(
    () => 'settled' as const,
  )
  const first = await Promise.race([quiet, late])
  given.abort()
  expect(first, `${name} ends when its signal is aborted`).toBe('settled')
  return settled
}
