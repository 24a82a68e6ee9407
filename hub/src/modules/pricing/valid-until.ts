import type { Instant } from '@matricula/contract'
import { compareInstants, isBefore } from '../../shared/local-date.ts'
import type { Season } from '../seasons/season.ts'

/** The next instant at which a price of the season changes (transport's discounts, the cutoff), or null. */
export function validUntil({ parent }: Season, now: Date): Instant | null {
  if (!parent) return null
  const { transportEarlyUntil, cutoff } = parent.windows
  const ahead = [transportEarlyUntil, cutoff].filter((instant) => isBefore(now, instant))
  return ahead.sort(compareInstants)[0] ?? null
}
