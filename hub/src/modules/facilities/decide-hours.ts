import { bogotaDay, bogotaTime, bogotaWeekday, startOfDay } from '../../shared/local-date.ts'
import { includesTime } from '../seasons/daily-hours.ts'
import type { DailyHours } from '../seasons/season.ts'
import { isHoliday } from './holidays.ts'

export type ChatState = 'open' | 'hidden' | 'closed'
export type DepartureState = 'open' | 'closed'

export interface Hours<State> {
  readonly state: State
  /** When it opens next if it is not open, when it ends being open if it is; null: not within a month. */
  readonly until: Date | null
}

/** The help chat: hidden in these hours of a weekday, closed on weekends and holidays (seasons-20). */
export function decideChat(hidden: DailyHours, now: Date): Hours<ChatState> {
  return lasting((at) => chatState(hidden, at), { hours: hidden, now })
}

/** Permissions for departure: not taken in these hours of any day (seasons-21). */
export function decideDeparture(closed: DailyHours, now: Date): Hours<DepartureState> {
  return lasting((at) => (includesTime(closed, bogotaTime(at)) ? 'closed' : 'open'), { hours: closed, now })
}

function chatState(hidden: DailyHours, at: Date): ChatState {
  const weekday = bogotaWeekday(at)
  if (weekday === 0 || weekday === 6 || isHoliday(bogotaDay(at))) return 'closed'
  return includesTime(hidden, bogotaTime(at)) ? 'hidden' : 'open'
}

function lasting<State extends string>(
  stateAt: (at: Date) => State,
  { hours, now }: { readonly hours: DailyHours; readonly now: Date },
): Hours<State> {
  const state = stateAt(now)
  const isOpen = state === 'open'
  const change = edgesAfter(now, hours).find((at) => (stateAt(at) === 'open') !== isOpen)
  return { state, until: change ?? null }
}

const aMonth = 31
const dayMs = 24 * 60 * 60 * 1000

/** Every moment of the coming month at which something may change: midnight, and both ends of the hours. */
function edgesAfter(now: Date, { from, to }: DailyHours): Date[] {
  const today = startOfDay(bogotaDay(now)).getTime()
  const times = ['00:00', from, to].toSorted()
  return Array.from({ length: aMonth }, (_, days) => today + days * dayMs)
    .flatMap((midnight) => times.map((time) => new Date(midnight + minutesOf(time) * 60_000)))
    .filter((at) => at.getTime() > now.getTime())
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
