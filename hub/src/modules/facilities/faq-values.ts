import type { LocalDate } from '@matricula/contract'
import type { faqPlaces } from '../../config/faq.ts'
import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { formatPercent } from '../../shared/money.ts'
import { viewDays } from '../seasons/view-days.ts'
import { viewTime } from '../seasons/view-time.ts'

/** What an answer may name: the school's contacts, and the dates, percents and limits of its season. */
export function faqValues(
  app: Pick<AppContext, 'config'>,
  locale: Locale,
): Readonly<Record<(typeof faqPlaces)[number], string | number>> {
  const { config } = app
  const { school, access } = config.settings
  const { windows, periods, dates, transport, activities, screens } = config.seasons.parents.parent
  const { departurePermissionClosed: closed } = screens
  const late = viewDays(locale, windows.lateForm)
  return {
    phone: school.phone,
    billingPhone: school.billingPhone,
    email: school.email,
    tryMinutes: access.windowMinutes,
    lateFrom: late.from,
    lateTo: dayText(windows.lateForm.to, locale),
    periodsLast: dayText(bogotaDay(new Date(Date.parse(windows.cutoff) - 1)), locale),
    yearDiscount: formatPercent(periods.year.pension, locale),
    semesterDiscount: formatPercent(periods.semester.pension, locale),
    pensionFirst: dayText(dates.monthly.at(0) ?? '', locale),
    pensionLast: dayText(dates.monthly.at(-1) ?? '', locale),
    near: kilometres(transport.bands.near, locale),
    intermediate: kilometres(transport.bands.intermediate, locale),
    activities: activities.maxPerStudent,
    departureFrom: viewTime(app, locale, closed.from),
    departureTo: viewTime(app, locale, closed.to),
  }
}

function dayText(day: LocalDate, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

function kilometres(metres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(metres / 1000)
}
