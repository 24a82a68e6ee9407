import type { Locale } from '../../locale.ts'
import { longDate } from '../../dates.ts'
import { moment } from '../moment.ts'
import type { Column } from './column.ts'

/** The value of a column in a row. */
export function cellValue<Row>({ value, at }: Column<Row>, row: Row, locale: Locale): string | number | null {
  if (value !== undefined) return value(row)
  const when = at?.(row) ?? null
  if (when === null || when === '') return null
  return isDay(when) ? longDate(when, locale) : moment(when, locale)
}

/** A day has no hour. */
export function isDay(when: string): boolean {
  return when.length === 'yyyy-mm-dd'.length
}
