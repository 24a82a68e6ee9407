import type { LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay, startOfDay } from '../../shared/local-date.ts'
import type { BegunByLink } from './link-attempt.store.ts'
import type { OrderSplit } from './split.model.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The end of a day in Bogotá that is so many days after another. */
export function endOfDayAfter(at: Date, days: number): Date {
  return new Date(startOfDay(bogotaDay(at)).getTime() + (days + 1) * dayMs)
}

/** Until when the parts of a split whose first one is paid now may be paid; never later than it was (splits-2). */
export function deadlineOf(
  { config }: Pick<AppContext, 'config'>,
  at: Date,
  { deadline }: Pick<OrderSplit, 'deadline'>,
): Date {
  const last = new Date(deadline)
  const { split } = config.seasons.parents.parent
  const after = split === null ? last : endOfDayAfter(at, split.days)
  return after < last ? after : last
}

/** Until when others may pay the rest of what a payment has paid a part of; null of any other, and once nothing is awaited. */
export function completeBy(attempt: BegunByLink['attempt']): LocalDate | null {
  const awaits = 'split' in attempt && attempt.status === 'approved' && attempt.split.status === 'standing'
  return awaits ? lastDayOf(attempt.split) : null
}

/** In Bogotá: the deadline is the moment at which the day after begins. */
export function lastDayOf({ deadline }: Pick<OrderSplit, 'deadline'>): LocalDate {
  return bogotaDay(new Date(Date.parse(deadline) - 1))
}
