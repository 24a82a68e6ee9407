import { UsageFault } from '../faults.ts'
import { type Locale, translator } from '../i18n.ts'

export interface DayRange {
  readonly from?: string
  readonly to?: string
}

/** A range that ends before it begins holds nothing, which would read as if there were nothing. */
export function mustNotBeReversed({ from, to }: DayRange, locale: Locale): void {
  if (from === undefined || to === undefined || from <= to) return
  const t = translator('listing', locale)
  throw new UsageFault(t('reversed', { from, to }), [t('reversedNext')])
}
