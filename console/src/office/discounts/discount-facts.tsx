import { Tag } from 'antd'
import { Link } from 'react-router'
import { useLocale, useTexts } from '../../i18n.ts'
import { longDate, percent } from '../../money.ts'
import { stateColours } from './discount.ts'
import type { Discount } from './discount.ts'

export function DiscountFacts({ discount }: { discount: Discount }) {
  const text = useTexts()
  const { locale } = useLocale()
  const { student, grade, kind, percent: points, state, expires_on: day, note } = discount
  return (
    <section className="panel" aria-label={text('office.discounts.facts')}>
      <dl className="facts">
        <dt>{text('office.discounts.student')}</dt>
        <dd>
          <Link to={`/enrollment/admin/students/${student}`}>{student}</Link>
        </dd>
        {grade !== '' && (
          <>
            <dt>{text('office.grades.present')}</dt>
            <dd>{grade}</dd>
          </>
        )}
        <dt>{text('office.discounts.kindFilter')}</dt>
        <dd>{text(`office.discounts.kind.${kind}`)}</dd>
        <dt>{text('office.discounts.percent')}</dt>
        <dd>{percent(points, locale)}</dd>
        <dt>{text('office.discounts.stateFilter')}</dt>
        <dd>
          <Tag color={stateColours[state]}>{text(`office.discounts.state.${state}`)}</Tag>
        </dd>
        {day !== null && (
          <>
            <dt>{text('office.discounts.expires')}</dt>
            <dd>{longDate(day, locale)}</dd>
          </>
        )}
        <dt>{text('office.discounts.note')}</dt>
        <dd className="discounts__note">{note}</dd>
      </dl>
    </section>
  )
}
