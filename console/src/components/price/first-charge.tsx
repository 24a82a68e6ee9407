import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { longDate } from '../../dates.ts'
import type { ChargeDate } from './by-date.ts'

/** How much is charged first of what is charged later, and when; of a single charge the dates say it. */
export function FirstCharge({ days }: { days: readonly ChargeDate[] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const [first, ...more] = days
  if (!first || more.length === 0) return null
  return t('pay.laterFirst', { amount: pesos(first.total), date: longDate(first.day, locale) })
}
