export const states = ['starting', 'up', 'down', 'paused'] as const

export type State = (typeof states)[number]

export interface InstanceFacts {
  /** `start` has ended at least once, well or not. */
  readonly tried: boolean
  readonly started: boolean
  /** The vendor refused our credentials; a person must look before anything is sent again. */
  readonly paused: boolean
  readonly breakerOpen: boolean
  /** The last check failed, and nothing has been answered since. */
  readonly unwell: boolean
}

export function stateOf({ tried, started, paused, breakerOpen, unwell }: InstanceFacts): State {
  if (paused) return 'paused'
  if (!tried) return 'starting'
  return started && !breakerOpen && !unwell ? 'up' : 'down'
}

/** Milliseconds to wait before the next attempt: 2 s, doubled each time, at most a minute. */
export function backoff(attempt: number): number {
  return Math.min(60_000, 2_000 * 2 ** Math.min(attempt, 10))
}
