import { Checkbox, Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { breakdownOfRow } from '../../components/price/breakdown.ts'
import type { AdminOrderState, OrderDrawer } from './use-admin-order.ts'

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
              {step.source !== null && <small>{step.source}</small>}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
