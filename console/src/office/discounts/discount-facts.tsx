import { Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { stateColours } from './discount.ts'
import type { Discount } from './discount.ts'

export function DiscountFacts({ discount }: { discount: Discount }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { student, grade, kind, percent: points, state, expires_on: day, note } = discount
  return (
    <section className="panel" aria-label={t('office.discounts.facts')}>
      <dl className="facts">
        <dt>{t('office.discounts.student')}</dt>
        <dd>
          <Link to={`/enrollment/admin/students/${student}`}>{student}</Link>
        </dd>
        {grade !== '' && (
          <>
            <dt>{t('office.grades.present')}</dt>
            <dd>{grade}</dd>
          </>
        )}
        <dt>{t('office.discounts.kindFilter')}</dt>
        <dd>{t(`office.discounts.kind.${kind}`)}</dd>
        <dt>{t('office.discounts.percent')}</dt>
        <dd>{formatPercent(points, locale)}</dd>
        <dt>{t('office.discounts.stateFilter')}</dt>
        <dd>
          <Tag color={stateColours[state]}>{t(`office.discounts.state.${state}`)}</Tag>
        </dd>
        {day !== null && (
          <>
            <dt>{t('office.discounts.expires')}</dt>
            <dd>{longDate(day, locale)}</dd>
          </>
        )}
        <dt>{t('office.discounts.note')}</dt>
        <dd className="discounts__note">{note}</dd>
      </dl>
    </section>
  )
}
