import type { Translate } from '../../i18n.ts'
import type { Locale } from '../../locale.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'

/** A time of the day as the school's notices write it: '16:00' -> '4:00 p.m.'. */
export function noticeTime(time: string, t: Translate): string {
  const hour = Number(time.slice(0, 2)) % 24
  const half = t(hour < 12 ? 'facilities.morning' : 'facilities.afternoon')
  // Never broken between the figures and their half of the day.
  return `${hour % 12 || 12}:${time.slice(3, 5)}\u00A0${half}`
}

interface InstantText {
  instant: string
  now: string
  locale: Locale
}

/** Formats an instant by the text of this key when it is today, else by that of the key with Day, which names the day. */
export function formatInstant(key: string, { instant, now, locale }: InstantText, t: Translate): string {
  const time = noticeTime(clockTime(instant), t)
  if (dayOf(instant) === dayOf(now)) return t(key, { time })
  return t(`${key}Day`, { day: longDate(dayOf(instant), locale), time })
}
