import { useId } from 'react'
import type { FamilyChild } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import './payment-refunds.css'

/** That a student has left: since when, what goes back, and that nothing more is charged. */
export function WithdrawalPanel({ withdrawal }: { withdrawal: FamilyChild['withdrawal'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const heading = useId()
  if (withdrawal === null) return null
  const { day, returned } = withdrawal
  return (
    <section className="refunds" aria-labelledby={heading}>
      <h3 id={heading} className="refunds__title">
        {t('withdrawn.title', { day: longDate(day, locale) })}
      </h3>
      <p>{returned > 0 ? t('withdrawn.returned', { amount: pesos(returned) }) : t('withdrawn.nothing')}</p>
      <p>{t('withdrawn.later')}</p>
    </section>
  )
}
