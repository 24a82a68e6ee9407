import { PluginFault } from '@matricula/contract'
import type { DaySpan, Read } from '@matricula/contract'

/**
 * listed: the vendor's own list of the day. asked-one-by-one: it has none and was asked about each of ours. away: it
 * did not answer to the end. not-listed: it has none, and nobody asked.
 */
export const sourceStates = ['listed', 'asked-one-by-one', 'away', 'not-listed'] as const
export type SourceState = (typeof sourceStates)[number]

/** What one vendor said of some days. */
export interface SourceAnswer<T> {
  readonly instance: string
  readonly state: SourceState
  readonly items: readonly T[]
}

/** What is to be seen of some days. */
export interface DaysQuery {
  readonly days: DaySpan
  readonly read: Read
  /** Whether a vendor without a list is asked about each of our payments. */
  readonly unlisted: 'asked' | 'left'
}

/** Many questions at once would look like an attack. */
export const concurrency = 4

/** A vendor that does not answer leaves its column unknown; the page goes on. */
export async function orAway<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[] | 'away'> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PluginFault) return 'away'
    throw error
  }
}

/** Whether a vendor said all that it had to say. */
export function isHeard(state: SourceState): boolean {
  return state === 'listed' || state === 'asked-one-by-one'
}
