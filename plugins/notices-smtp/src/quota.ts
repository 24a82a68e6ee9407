import { PluginFault } from '@matricula/contract'

const minuteMs = 60_000

/** So many a minute, on the clock handed in. */
export interface Quota {
  /** Throws `throttled` with the time until there is room again. */
  spend(): void
}

export function quotaOf(perMinute: number, now: () => Date): Quota {
  let spent: readonly number[] = []
  return {
    spend() {
      const at = now().getTime()
      // A clock that was set back must not hold anybody for hours.
      spent = spent.filter((then) => then > at - minuteMs && then <= at)
      const [oldest = at] = spent
      if (spent.length >= perMinute) {
        const retryAfterMs = Math.max(1, oldest + minuteMs - at)
        throw new PluginFault('throttled', 'the messages of this minute are spent', { retryAfterMs })
      }
      spent = [...spent, at]
    },
  }
}
