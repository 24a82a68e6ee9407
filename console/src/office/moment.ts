import type { Locale } from '../locale.ts'

/** An instant in Bogotá: '19 jun 2025, 10:05'. */
export function moment(instant: string | null, locale: Locale): string {
  if (instant === null) return ''
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'America/Bogota',
  }).format(new Date(instant))
}
