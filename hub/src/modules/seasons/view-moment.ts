import type { Instant } from '@matricula/contract'
import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { dateFormat } from '../../shared/date-format.ts'
import { bogotaDay, bogotaTime } from '../../shared/local-date.ts'
import { viewTime } from './view-time.ts'

/** '29 de junio de 2025, 6:00 a.m.': a moment in Bogotá, as the school's notices write it. */
export function viewMoment(app: Pick<AppContext, 'config'>, locale: Locale, instant: Instant): string {
  const at = new Date(instant)
  const language = locale === 'en' ? 'en-GB' : locale
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return `${day.format(new Date(bogotaDay(at)))}, ${viewTime(app, locale, bogotaTime(at))}`
}
