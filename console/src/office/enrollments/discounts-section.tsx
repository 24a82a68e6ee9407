import { Alert, Tag } from 'antd'
import { Fragment } from 'react'
import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { discountRows } from './discount-rows.ts'
import type { DiscountRow } from './discount-rows.ts'
import type { OrderDrawer } from './use-admin-order.ts'

const colours = { granted: 'green', asked: 'blue', expired: 'red', none: 'red' } as const

/** 'Descuentos': what each gives, whether the profile claims it, and what stands behind the claim. */
export function DiscountsSection({ drawer }: { drawer: OrderDrawer }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { discounts, evidence, discountNote } = drawer
  const place = discounts.child_number_answer
  return (
    <section className="panel">
      <h2>{t('office.dashboard.discounts.title')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('office.dashboard.discounts.discount')}</th>
            <th scope="col" className="figures">
              {t('office.dashboard.discounts.percent')}
            </th>
            <th scope="col" className="plain-table__answer">
              {t('office.dashboard.discounts.answer')}
            </th>
          </tr>
        </thead>
        <tbody>
          {discountRows(discounts, evidence).map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                {t(`office.dashboard.discounts.kind.${row.kind}`)}
                {row.kind === 'sibling' && place !== null && (
                  <small>{t('office.dashboard.discounts.childNumber', { n: place })}</small>
                )}
              </th>
              <td className="figures">{formatPercent(row.percent * 100, locale)}</td>
              <td className="plain-table__answer">
                {row.answer === 'Si' ? t('office.dashboard.yes') : t('office.dashboard.no')}
                <Proof row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="facts">
        {(['academic', 'advance'] as const).map((kind) => (
          <Fragment key={kind}>
            <dt>{t(`office.dashboard.discounts.${kind}`)}</dt>
            <dd>{formatPercent(discounts[kind] * 100, locale)}</dd>
          </Fragment>
        ))}
      </dl>
      {discountNote !== null && <Alert type="info" showIcon message={discountNote} />}
    </section>
  )
}

function Proof({ row: { evidence } }: { row: DiscountRow }) {
  const t = useTranslate()
  const { locale } = useLocale()
  if (evidence === null) return null
  const { state, expires_on: day } = evidence
  return (
    <>
      <Tag color={colours[state]}>{t(`office.dashboard.evidence.${state}`)}</Tag>
      {day !== null && <small>{t(`office.dashboard.until.${state}`, { day: longDate(day, locale) })}</small>}
    </>
  )
}
