import type { BasisPoints, LocalDate } from '@matricula/contract'
import { type Locale, say, type TextValues } from '../../config/texts.ts'
import type { House } from '../../house.ts'
import { viewDays } from '../seasons/view-days.ts'

type Configured = Pick<House, 'config'>

/** What an answer may name: the school's contacts, and the dates, percents and limits of its season. */
export function faqValues({ config }: Configured, locale: Locale): TextValues {
  const { school, access } = config.settings
  const { windows, periods, dates, transport, activities, screens } = config.seasons.parents.parent
  const { departurePermissionClosed: closed } = screens
  const late = viewDays(locale, windows.lateForm)
  const time = (of: string) => timeText(of, (half) => say(config.texts, locale, `facilities.${half}`))
  return {
    phone: school.phone,
    billingPhone: school.billingPhone,
    email: school.email,
    tryMinutes: access.windowMinutes,
    lateFrom: late.from,
    lateTo: late.to,
    yearDiscount: percentText(periods.year.pension, locale),
    semesterDiscount: percentText(periods.semester.pension, locale),
    pensionFirst: dayText(dates.monthly.at(0) ?? '', locale),
    pensionLast: dayText(dates.monthly.at(-1) ?? '', locale),
    near: kilometres(transport.bands.near, locale),
    intermediate: kilometres(transport.bands.intermediate, locale),
    activities: activities.maxPerStudent,
    departureFrom: time(closed.from),
    departureTo: time(closed.to),
  }
}

function percentText(points: BasisPoints, locale: Locale): string {
  const value = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points / 100)
  return locale === 'en' ? `${value}%` : `${value} %`
}

function dayText(day: LocalDate, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

function kilometres(metres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(metres / 1000)
}

/** '16:00' -> '4:00 p.m.', as the school's notices write it. */
function timeText(time: string, halfOf: (half: 'morning' | 'afternoon') => string): string {
  const hour = Number(time.slice(0, 2)) % 24
  return `${hour % 12 || 12}:${time.slice(3, 5)}\u00A0${halfOf(hour < 12 ? 'morning' : 'afternoon')}`
}
