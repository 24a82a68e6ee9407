import type { Locale } from './locale.ts'

/** A whole number with dot thousands: 1234567 -> '1.234.567'. The same in both languages. */
export function formatCount(value: number): string {
  const digits = Math.abs(value)
    .toFixed(0)
    .replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return value < 0 ? `-${digits}` : digits
}

/** Basis points as a percent: 500 -> '5 %', 250 -> '2,5 %'. */
export function formatPercent(basisPoints: number, locale: Locale = 'es-CO'): string {
  const value = String(basisPoints / 100)
  return locale === 'en' ? `${value}%` : `${value.replace('.', ',')} %`
}
