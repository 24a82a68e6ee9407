import type { ReactNode } from 'react'
import type { HistoricOrder } from '../../api/types.ts'
import { useTranslate } from '../../i18n.ts'
import { Money } from '../../components/money.tsx'
import type { OrderFees } from './read-fees.ts'

interface Props {
  readonly order: Pick<HistoricOrder, 'total_value' | 'returned' | 'returned_value' | 'cancelled_value'>
  readonly fees: OrderFees | null
}

/** Debt or credit of before, what the order is worth, what of it went back, and what it leaves for later. */
export function OrderTotals({ order, fees }: Props) {
  const t = useTranslate()
  const { balance, now, later } = sumsOf(fees)
  const cancelled = order.cancelled_value ?? 0
  const creditLeft = Math.max(0, -(now + balance))
  return (
    <dl className="receipt__totals">
      {balance !== 0 && (
        <Line label={t(balance > 0 ? 'receipt.debt' : 'receipt.advance')}>
          <Money amount={Math.max(balance, -now)} />
        </Line>
      )}
      <div className="receipt__paid">
        <dt>{t('orderPage.totalValue')}</dt>
        <dd>
          <Money amount={order.total_value} unit />
        </dd>
      </div>
      {creditLeft > 0 && (
        <Line label={t('receipt.creditLeft')}>
          <Money amount={creditLeft} />
        </Line>
      )}
      {order.returned_value > 0 && (
        <Line label={t('orderPage.returnedValue')}>
          <Money amount={order.returned_value} />
        </Line>
      )}
      {cancelled > 0 && (
        <Line label={t('receipt.cancelled')}>
          <Money amount={cancelled} />
        </Line>
      )}
      {later > cancelled && order.returned !== 'whole' && (
        <Line label={t('receipt.laterTotal')}>
          <Money amount={later - cancelled} />
        </Line>
      )}
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function sumsOf(fees: OrderFees | null) {
  if (fees === null) return { balance: 0, now: 0, later: 0 }
  const lines = [...fees.annual, ...fees.monthly, ...fees.transport, ...fees.activities]
  const sum = (part: 'now' | 'later') => lines.reduce((total, line) => total + line[part], 0)
  return { balance: fees.balance, now: sum('now'), later: sum('later') }
}
