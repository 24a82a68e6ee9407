import type { OrderSplit, SplitAnswer } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'

interface Props {
  split: OrderSplit
  terms: SplitAnswer['terms']
}

/** How much of a split that stands is paid, where that is theirs to know, and until when the rest can be. */
export function SplitProgress({ split, terms }: Props) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { total, parts, until, isFixed } = split
  const paid = parts.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      {total !== null && (
        <p>{t('split.progress', { paid: pesos(paid), total: pesos(total), left: pesos(total - paid) })}</p>
      )}
      <p>
        {t('split.until', { day: longDate(until, locale) })}{' '}
        {!isFixed && terms !== null && t('split.fromFirst', { days: terms.days })}
      </p>
    </>
  )
}
