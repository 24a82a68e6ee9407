import type { Locale } from './locale.ts'

/** A Bogotá day: '2025-07-28' -> '28 de julio de 2025'. */
export function longDate(day: string, locale: Locale = 'es-CO'): string {
  return written(day.slice(0, 10), locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** The month of a Bogotá day: '2025-08-28' -> 'agosto de 2025'. */
export function longMonth(day: string, locale: Locale = 'es-CO'): string {
  return written(day.slice(0, 10), locale, { month: 'long', year: 'numeric' })
}

/** The month alone: '2025-08-28' -> 'agosto'. */
export function monthName(day: string, locale: Locale = 'es-CO'): string {
  return written(day.slice(0, 10), locale, { month: 'long' })
}

/** The last Bogotá day before an instant: a limit of '2025-07-29T00:00:00-05:00' is written as 28 July. */
export function dayBefore(instant: string): string {
  const bogota = new Date(new Date(instant).getTime() - 1 - 5 * 3_600_000)
  return bogota.toISOString().slice(0, 10)
}

/** A Bogotá day so many days later, or earlier: '2025-06-19', 15 -> '2025-07-04'. */
export function daysAfter(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/** Hour and minutes in Bogotá: '10:00'. */
export function clockTime(instant: string): string {
  const bogota = new Date(new Date(instant).getTime() - 5 * 3_600_000)
  return bogota.toISOString().slice(11, 16)
}

/** The Bogotá day of an instant: '2025-06-19'. */
export function dayOf(instant: string): string {
  const bogota = new Date(new Date(instant).getTime() - 5 * 3_600_000)
  return bogota.toISOString().slice(0, 10)
}

// A day has no zone: written at noon UTC it stays the same day everywhere.
function written(day: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return writerOf(locale, parts).format(new Date(`${day}T12:00:00Z`))
}

const writers = new Map<string, Intl.DateTimeFormat>()

/** Made once: a browser takes milliseconds for each. */
function writerOf(locale: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(parts).join(' ')}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  writers.set(key, writer)
  return writer
}
