import type { LinePlace } from '../../api/line-place.ts'

/** Whether a screen reader says the place again: when half of the line has gone, and when it is the next. */
export function isWorthSaying(said: LinePlace, now: LinePlace): boolean {
  if (now.ahead >= said.ahead) return now.ahead > said.ahead * 2 + 10
  return now.ahead === 0 || now.ahead <= said.ahead / 2
}
