import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'

/** Long enough for a call to leave the house before its signal is aborted. */
const underWayMs = 50

/** Runs an act, aborts it while it is under way, and fails when it doesn't end within the patience. */
export async function abortUnderWay<T>(
  name: string,
  patienceMs: number,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const settled = act(deadline.signal)
  const quiet = settled.then(
    () => 'settled' as const,
    () => 'settled' as const,
  )
  await Promise.race([quiet, wait(underWayMs)])
  deadline.abort()
  const given = new AbortController()
  const patience = wait(patienceMs, 'still hanging' as const, { signal: given.signal }).catch(
    () => 'settled' as const,
  )
  const first = await Promise.race([quiet, patience])
  given.abort()
  expect(first, `${name} ends when its signal is aborted`).toBe('settled')
  return settled
}
