import type { Quote } from '../../api/types.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { formatCop, pesos } from '../../money.ts'
import { Amount } from '../../components/price/amount.tsx'
import { LaterCharges } from '../../components/price/later-charges.tsx'
import { PaySummary } from '../../components/price/pay-summary.tsx'
import { breakdownOfRow } from '../../components/price/breakdown.ts'
import type { OrderPrice } from './order-price.ts'
import { totalText } from './order-price.ts'

/** Every line of an order in little room; each amount of a family's opens its breakdown. */
export function OrderedLines({ price }: { price: OrderPrice }) {
  const t = useTranslate()
  if (price.quote === null) return <AdminLines price={price} />
  return (
    <>
      <QuotedLines quote={price.quote} />
      <PaySummary quote={price.quote} totalIs={totalText(price, t)} />
      <LaterCharges quote={price.quote} />
    </>
  )
}

function QuotedLines({ quote }: { quote: Quote }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const rows = [...quote.annual, ...quote.monthly, ...quote.transport, ...quote.activities]
  return (
    <table className="plain-table">
      <caption className="unseen">{t('office.orderPrice.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('office.orderPrice.service')}</th>
          <th scope="col" className="figures">
            {t('office.orderPrice.now')}
          </th>
          <th scope="col" className="figures">
            {t('office.orderPrice.later')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              {row.name}
              <small>{row.code}</small>
            </th>
            {[row.now, row.later].map((amount, place) => (
              <td key={place} className="figures">
                {amount === 0 ? (
                  '—'
                ) : (
                  <Amount value={pesos(amount)} breakdown={breakdownOfRow(row, t, locale)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AdminLines({ price: { lines, total } }: { price: OrderPrice }) {
  const t = useTranslate()
  return (
    <table className="plain-table">
      <caption className="unseen">{t('office.orderPrice.title')}</caption>
      <tbody>
        {lines.map(({ code, name, quantity, unit_price: price }) => (
          <tr key={code}>
            <th scope="row">
              {name}
              <small>{code}</small>
            </th>
            <td className="figures">{`${quantity} × ${formatCop(price)}`}</td>
            <td className="figures">{formatCop(quantity * price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('office.dashboard.order.total')}
          </th>
          <td className="figures">{`$${formatCop(total)}`}</td>
        </tr>
      </tfoot>
    </table>
  )
}
