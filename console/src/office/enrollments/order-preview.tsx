import { useLocale, useTranslate } from '../../i18n.ts'
import { longDate } from '../../dates.ts'
import { formatCop } from '../../money.ts'
import type { OrderDrawer } from './use-admin-order.ts'

/** The sales order as accounting would get it: only the lines above 0. */
export function OrderPreview({ drawer, isPriced }: { drawer: OrderDrawer; isPriced: boolean }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const { order, total } = drawer
  return (
    <section className="panel" aria-busy={!isPriced}>
      <h2>{t('office.dashboard.order.title')}</h2>
      <dl className="facts">
        <dt>{t('office.dashboard.order.partner')}</dt>
        <dd>{order.CardCode}</dd>
        <dt>{t('office.dashboard.order.reference')}</dt>
        <dd>{order.NumAtCard}</dd>
        <dt>{t('office.dashboard.order.dueDate')}</dt>
        <dd>{longDate(order.DocDueDate, locale)}</dd>
      </dl>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('office.dashboard.order.service')}</th>
            <th scope="col" className="figures">
              {t('office.dashboard.order.unitPrice')}
            </th>
            <th scope="col" className="figures">
              {t('office.dashboard.order.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.DocumentLines.map((line) => (
            <tr key={line.ItemCode}>
              <th scope="row">
                {line.Name}
                <small>{line.ItemCode}</small>
              </th>
              <td className="figures">{`${line.Quantity} × ${formatCop(line.UnitPrice)}`}</td>
              <td className="figures">{formatCop(line.Quantity * line.UnitPrice)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('office.dashboard.order.total')}
            </th>
            <td className="figures">${formatCop(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
