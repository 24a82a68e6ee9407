import { setTimeout as pause } from 'node:timers/promises'

const usualTimeoutMs = 60_000
const stepMs = 50

/** Waits for what work without a request brings about; the last value seen is in the error when it never comes. */
export async function until<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  timeoutMs = usualTimeoutMs,
): Promise<T> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const seen = await look()
    if (holds(seen)) return seen
    if (Date.now() > end) throw new Error(`it never came to hold; last seen: ${JSON.stringify(seen)}`)
    await pause(stepMs)
  }
}
