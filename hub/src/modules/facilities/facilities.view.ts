import type { FaqEntry, faqPlaces } from '../../config/faq.ts'
import { formatMessage, messageLocales } from '../../../api/format-message.ts'
import { type Locale, translate } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { dateFormat } from '../../shared/date-format.ts'
import { bogotaIso, bogotaDay } from '../../shared/local-date.ts'
import type { Found } from './answer-question.ts'
import { decideChat, decideDeparture, type Hours } from './decide-hours.ts'
import type { LocalDate } from '@matricula/contract'
import { formatPercent } from '../../shared/money.ts'
import { viewDays } from '../seasons/view-days.ts'
import { viewTime } from '../seasons/view-time.ts'

/** What anybody may know of the help chat and of permissions for departure, now. */
export function viewFacilities({ config, clock }: Pick<AppContext, 'config' | 'clock'>, locale: Locale) {
  const { provider, scriptUrl } = config.settings.facilities.chat
  const { helpChatHidden, departurePermissionClosed } = config.seasons.parents.parent.screens
  const first = config.faq[locale].filter((entry) => entry.first)
  return {
    now: bogotaIso(clock.now()),
    chat: {
      ...viewHours(decideChat(helpChatHidden, clock.now())),
      hidden: helpChatHidden,
      provider,
      scriptUrl: provider === 'script' ? scriptUrl : null,
      questions: provider === 'faq' ? first.map(({ question }) => question) : [],
    },
    departure: {
      ...viewHours(decideDeparture(departurePermissionClosed, clock.now())),
      closed: departurePermissionClosed,
    },
  }
}

function viewHours<State extends string>({ state, until }: Hours<State>) {
  const at = until === null ? null : bogotaIso(until)
  return state === 'open' ? { state, opensAt: null, closesAt: at } : { state, opensAt: at, closesAt: null }
}

/** What the chat says back; where the FAQ has nothing, whom to call. */
export function viewAnswer(app: Pick<AppContext, 'config'>, locale: Locale, { entry, related }: Found) {
  const values = faqValues(app, locale)
  return {
    found: entry !== null,
    answer:
      entry === null
        ? translate(app.config.texts, locale, 'facilities.chat.notFound', values)
        : formatMessage(entry.answer, messageLocales[locale], values),
    related: related.map(({ question }: FaqEntry) => question),
  }
}

/** What an answer may name: the school's contacts, and the dates, percents and limits of its season. */
function faqValues(
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
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

function kilometres(metres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(metres / 1000)
}
