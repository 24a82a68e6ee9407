import { formatNumber } from '@matricula/hub/api/format-message'
import { type Locale } from '../i18n.ts'

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const

/** `1,5 GiB`. */
export function bytes(locale: Locale, count: number): string {
  const power = count < 1 ? 0 : Math.min(Math.floor(Math.log2(count) / 10), units.length - 1)
  return `${formatNumber(locale, Math.round((count / 1024 ** power) * 10) / 10)} ${units[power]}`
}
