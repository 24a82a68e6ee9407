import type { ResponseOf } from '../api/call.ts'
import { formatPercent } from '../../numbers.ts'
import type { Locale } from '../../locale.ts'

export type Summary = ResponseOf<'GET /api/enrollment/admin/progress/summary'>

/** A part of a whole, 0 to 1. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** In whole percents; some of many are never said to be none. */
export function sharePercent(part: number, whole: number, locale: Locale): string {
  const share = shareOf(part, whole)
  if (share > 0 && share < 0.01) return `< ${formatPercent(100, locale)}`
  return formatPercent(Math.floor(share * 100) * 100, locale)
}
