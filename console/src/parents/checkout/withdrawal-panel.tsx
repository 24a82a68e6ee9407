import { useId } from 'react'
import type { FamilyChild } from '../../api/types.ts'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import { WithdrawalLines } from './withdrawal-lines.tsx'
import './payment-refunds.css'

/** That a student has left: since when, what goes back and why so much, what stays owed, and that nothing more is charged. */
export function WithdrawalPanel({ withdrawal }: { withdrawal: FamilyChild['withdrawal'] }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const heading = useId()
  if (withdrawal === null) return null
  const { day, returned, owed } = withdrawal
  return (
    <section className="refunds" aria-labelledby={heading}>
      <h3 id={heading} className="refunds__title">
        {t('withdrawn.title', { day: longDate(day, locale) })}
      </h3>
      <p>{returned > 0 ? t('withdrawn.returned', { amount: pesos(returned) }) : t('withdrawn.nothing')}</p>
      <p>{t('withdrawn.later')}</p>
      {owed > 0 && <p>{t('withdrawn.owed', { amount: pesos(owed) })}</p>}
      <WithdrawalLines withdrawal={withdrawal} />
    </section>
  )
}
