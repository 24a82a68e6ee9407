import type { OverloadSettings } from '../../config/server-settings.ts'

/** Nobody is told to stay away for longer: by then there may be room. */
const longestMs = 60_000

/**
 * When those who are refused may come again: one after the other, so many a second, as if they stood in a line; were
 * they all back in the same seconds, they would keep each other out. Answers the seconds for the next of them.
 */
export function admissionQueue(
  { retryAfterSeconds, returnsPerSecond }: Pick<OverloadSettings, 'retryAfterSeconds' | 'returnsPerSecond'>,
  now: () => number = () => performance.now(),
): () => number {
  let last = 0
  return () => {
    const soonest = now() + retryAfterSeconds * 1000
    const next = Math.max(soonest, last + 1000 / returnsPerSecond)
    last = next > now() + longestMs ? soonest : next
    return Math.ceil((last - now()) / 1000)
  }
}
