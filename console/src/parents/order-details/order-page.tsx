import { useSearchParams } from '../navigation.tsx'
import { useTranslate, useLocale } from '../../i18n.ts'
import { Alert } from '../../components/alert.tsx'
import { RetryPanel } from '../../components/retry-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { HistoricOrder } from '../../api/types.ts'
import { Button } from '../../components/button.tsx'
import { PageFoot } from '../page-foot.tsx'
import { PageHead } from '../page-head.tsx'
import { SheetFacts } from '../receipt/sheet-facts.tsx'
import { useByToken } from '../use-by-token.ts'
import { useSeason } from '../use-season.ts'
import { PageTitle } from '../page-title.tsx'
import { ReceiptTable } from '../receipt/receipt-table.tsx'
import { OrderTotals } from './order-totals.tsx'
import type { OrderFees } from './read-fees.ts'
import { readFees } from './read-fees.ts'
import { clockTime, dayOf, longDate } from '../../dates.ts'
import '../receipt/receipt.css'
import './order.css'

/** /enrollment/finances/order?token=...: what one order holds, read by its token alone. */
export function OrderPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const season = useSeason()
  const token = search.get('token') ?? ''
  const { state, retry } = useByToken<readonly HistoricOrder[]>('/api/enrollment/orderhistory/list', token)
  const phone = season?.school.billingPhone ?? '…'
  return (
    <>
      <title>{t('orderPage.title')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <PageHead season={season} />
      <main className="receipt-page">
        {state.is !== 'ready' && (
          <PageTitle className="receipt-page__title">{t('orderPage.title')}</PageTitle>
        )}
        {state.is === 'loading' && <Skeleton blocks={[48, 96, 160, 160]} />}
        {state.is === 'failed' && <RetryPanel onRetry={retry} requestId={state.requestId} />}
        {state.is === 'not-found' && (
          <Alert kind="error" title={t('orderPage.notFound')}>
            <p>{t('orderPage.notFoundBody', { phone })}</p>
          </Alert>
        )}
        {state.is === 'ready' &&
          state.found.map((order) => <OrderSheet key={order.created_at} order={order} phone={phone} />)}
      </main>
      <PageFoot season={season} />
    </>
  )
}

const CHARGED = ['monthly', 'transport', 'activities'] as const

/** An order as it is read on screen and printed. */
function OrderSheet({ order, phone }: { order: HistoricOrder; phone: string }) {
  const t = useTranslate()
  const fees = readFees(order.object)
  const state = stateOf(order)
  return (
    <article className="receipt order">
      <header className="order__head">
        <PageTitle>{t('orderPage.title')}</PageTitle>
        <p className={`order__state order__state--${state === 'paid' ? 'paid' : 'unpaid'}`}>
          {t(`orderPage.${state}`)}
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
      <OrderTotals order={order} fees={fees} />
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

function stateOf({ payment_time: paidAt, returned, cancelled_value: cancelled }: HistoricOrder) {
  if (cancelled !== null) return 'withdrawn'
  if (paidAt === null) return 'unpaid'
  return returned === 'whole' ? 'returned' : 'paid'
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

/** Whose order it is, of when, and how it was paid; what is not known yet is left out. */
function OrderFacts({ order }: { order: HistoricOrder }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const moment = (at: string) =>
    t('orderPage.moment', { day: longDate(dayOf(at), locale), time: clockTime(at) })
  const facts = [
    ['name', order.name],
    ['student', order.student],
    ['project', order.project],
    ['created', moment(order.created_at)],
    ['method', order.payment_method ?? ''],
    ['paidAt', order.payment_time === null ? '' : moment(order.payment_time)],
  ] as const
  const known = facts.filter(([, value]) => value !== '')
  return <SheetFacts facts={known.map(([key, value]) => [t(`orderPage.${key}`), value] as const)} />
}
