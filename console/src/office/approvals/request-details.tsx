import { Fragment } from 'react'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { pesos } from '../../money.ts'
import type { Approval } from './approval.ts'

/** What whoever decides has to weigh besides the sum: the day of leaving and what the school keeps, or the payout that the money is in. */
export function RequestDetails({ approval: { act, details } }: { approval: Approval }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { day, proposed, kept, payout, payout_day: paidOutOn, payout_state: state } = details
  const facts = [
    act === 'student.withdraw' && day !== undefined && ['office.withdrawals.day', longDate(day, locale)],
    proposed !== undefined && ['office.withdrawals.proposed', pesos(Number(proposed))],
    kept !== undefined && ['office.withdrawals.kept', pesos(Number(kept))],
    payout !== undefined && [
      'office.approvals.whereItIs',
      t(`office.reconciliation.payout.${state ?? ''}`, {
        reference: payout,
        day: longDate(paidOutOn ?? '', locale),
      }),
    ],
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(([label = '', value]) => (
        <Fragment key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
