import { Alert, Tag, Checkbox } from 'antd'
import { Link } from 'react-router'
import { Fragment } from 'react'
import { useTranslate, useLocale } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { usePermission } from '../access/use-permission.ts'
import { studentPath } from '../steps.ts'
import type { OrderDrawer, AdminOrderState } from './use-admin-order.ts'
import { longDate } from '../../dates.ts'
import { formatPercent } from '../../numbers.ts'
import { discountRows } from './discount-rows.ts'
import type { DiscountRow } from './discount-rows.ts'
import { breakdownOfRow } from '../../components/price/breakdown.ts'

/** The order that the family pays or has paid, so that nobody sends another one without knowing. */
export function OrderOfParents({ drawer: { student, parents } }: { drawer: OrderDrawer }) {
  const t = useTranslate()
  const maySeeFile = usePermission('GET /api/enrollment/admin/students/{student}')
  if (parents === null) return null
  const { project, status, total } = parents
  return (
    <Alert
      type="warning"
      showIcon
      message={t('office.dashboard.parents.exists', { project, total: formatCop(total) })}
      description={
        <>
          <p>{t(`office.dashboard.parents.${status}`)}</p>
          {maySeeFile && (
            <Link to={`${studentPath(student.code)}?tab=payments`}>{t('office.dashboard.parents.see')}</Link>
          )}
        </>
      }
    />
  )
}

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

type Service = OrderDrawer['services'][number]

interface Props {
  readonly order: AdminOrderState
  readonly services: readonly Service[]
}

/** 'Servicios': each can be left out or put in; the hub prices the order anew. */
export function ServicesSection({ order: { chosen, choose }, services }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="panel services">
      <legend>{t('office.dashboard.services.title')}</legend>
      <ul>
        {services.map((service) => (
          <li key={service.service}>
            <Checkbox
              checked={chosen.includes(service.service)}
              onChange={({ target }) => choose(service.service, target.checked)}
            >
              {service.name} <span className="services__code">{service.code}</span>
            </Checkbox>
            <span className="services__price figures">{priceOf(service)}</span>
            <Why service={service} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function priceOf({ quantity, unitPrice }: Service): string {
  return quantity === 1 ? `$${formatCop(unitPrice)}` : `${quantity} × $${formatCop(unitPrice)}`
}

/** Where a price comes from, rule by rule. */
function Why({ service }: { service: Service }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { steps } = breakdownOfRow(service, t, locale)
  return (
    <div className="services__why">
      {service.unitPrice === 0 && <Tag>{t('office.dashboard.services.notSent')}</Tag>}
      <details>
        <summary aria-label={t('office.dashboard.services.whyOf', { name: service.name })}>
          {t('office.dashboard.services.why')}
        </summary>
        <ol>
          {steps.map((step) => (
            <li key={step.text}>
              {step.text}: <strong>{step.result}</strong>
              {step.rule !== null && <small>{t('tables.rule', { rule: step.rule })}</small>}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
