import { dayOf } from '../../dates.ts'

/** How long a bank agreement still waits, as one says it: in days of Bogotá. */
export type TimeLeft =
  { readonly is: 'over' | 'today' } | { readonly is: 'soon' | 'later'; readonly days: number }

const SOON_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

export function timeLeft(expiresAt: string, now: string): TimeLeft {
  if (Date.parse(expiresAt) <= Date.parse(now)) return { is: 'over' }
  const days = (Date.parse(dayOf(expiresAt)) - Date.parse(dayOf(now))) / DAY_MS
  if (days === 0) return { is: 'today' }
  return { is: days <= SOON_DAYS ? 'soon' : 'later', days }
}
