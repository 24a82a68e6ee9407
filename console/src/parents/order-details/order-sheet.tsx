import type { HistoricOrder } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { ReceiptTable } from '../receipt/receipt-table.tsx'
import { PageTitle } from '../page-title.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderTotals } from './order-totals.tsx'
import { type OrderFees, readFees } from './read-fees.ts'

const CHARGED = ['monthly', 'transport', 'activities'] as const

/** An order as it is read on screen and printed. */
export function OrderSheet({ order, phone }: { order: HistoricOrder; phone: string }) {
  const t = useTranslate()
  const fees = readFees(order.object)
  return (
    <article className="receipt order">
      <header className="order__head">
        <PageTitle>{t('orderPage.title')}</PageTitle>
        <p className={`order__state order__state--${order.payment_time === null ? 'unpaid' : 'paid'}`}>
          {t(order.payment_time === null ? 'orderPage.unpaid' : 'orderPage.paid')}
        </p>
      </header>
      <OrderFacts order={order} />
      {fees === null ? (
        <Alert kind="warn" title={t('orderPage.unreadable')}>
          <p>{t('orderPage.unreadableBody', { phone })}</p>
        </Alert>
      ) : (
        <OrderTables fees={fees} />
      )}
      <OrderTotals total={order.total_value} fees={fees} />
      <div className="receipt__acts order__acts">
        {order.receipt_token ? (
          <a className="button button--primary" href={`/enrollment/resume/${order.receipt_token}`}>
            {t('orderPage.receipt')}
          </a>
        ) : (
          <p className="receipt__note">{t('orderPage.noReceipt')}</p>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {t('orderPage.print')}
        </Button>
      </div>
    </article>
  )
}

function OrderTables({ fees }: { fees: OrderFees }) {
  const t = useTranslate()
  return (
    <>
      <ReceiptTable
        title={t('orderPage.annual')}
        columns={[t('orderPage.price'), t('orderPage.total')]}
        rows={fees.annual.map(({ code, name, price, now, reduction }) => ({
          code,
          name,
          amounts: [price, now],
          reduction,
        }))}
      />
      {CHARGED.map((table) => (
        <ReceiptTable
          key={table}
          title={t(`orderPage.${table}`)}
          columns={[t('orderPage.now'), t('receipt.later')]}
          rows={fees[table].map(({ code, name, now, later }) => ({ code, name, amounts: [now, later] }))}
        />
      ))}
    </>
  )
}
