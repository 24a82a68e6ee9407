import type { LocalDate } from '@matricula/contract'
import type { Locale } from '../../config/texts.ts'
import { dateFormat } from '../../shared/date-format.ts'

/** The first and the last day of a window; the month is said once where both are in it: 18 and 20 June. */
export function viewDays(locale: Locale, { from, to }: { readonly from: LocalDate; readonly to: LocalDate }) {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const language = locale === 'en' ? 'en-GB' : locale
  const said = (day: LocalDate, terms: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...terms, timeZone: 'UTC' }).format(new Date(day))
  const whole = { day: 'numeric', month: 'long' } as const
  return { from: said(from, isOneMonth ? { day: 'numeric' } : whole), to: said(to, whole) }
}
