import type { Clock } from '../../shared/clock.ts'

const longestPauseMs = 10 * 60_000

/** When to ask the provider again: every few seconds at first, then ever more seldom, for a bank may take two days. */
export function nextAsk(wall: Date, { asked, everySeconds }: { asked: number; everySeconds: number }): Date {
  const pause = Math.min(longestPauseMs, everySeconds * 1000 * (asked + 1))
  return new Date(wall.getTime() + pause)
}

/** The machine's time, shown on the season's clock like everything else a family reads. */
export function onSeasonClock(clock: Clock, wall: Date): Date {
  return new Date(clock.now().getTime() + wall.getTime() - clock.wall().getTime())
}
