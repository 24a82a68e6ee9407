import type { Cop, Instant } from '../domain/common.ts'
import type { Locale } from './page.ts'

const timeZone = 'America/Bogota'

/** Whole pesos as a person reads them: 1234567 is `$ 1.234.567 COP`, in either language. */
export function showCop(amount: Cop): string {
  return `$ ${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')} COP`
}

/** An instant as Bogotá's clocks show it, such as `28 de julio de 2025, 10:15`. */
export function showInstant(at: Instant, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(new Date(at))
  return `${day}, ${hour}`
}

let wallTime: Intl.DateTimeFormat | null = null

/** An instant as a vendor of Bogotá writes it down: `2026-01-20 15:04:05`. */
export function bogotaWallTime(at: Date): string {
  wallTime ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  return wallTime.format(at)
}
