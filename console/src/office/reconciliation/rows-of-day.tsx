import { Empty } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { dayOf } from '../../dates.ts'
import { useRead } from '../api/use-read.ts'
import { isAdminOrder } from './row.ts'
import type { Day, ReconciliationRow } from './row.ts'
import { RowCards } from './row-cards.tsx'
import { RowsTableOfDay } from './rows-table-of-day.tsx'
import { useIsWide } from './use-is-wide.ts'

const ORDERS = 'orders-of-day'

export interface RowsProps {
  readonly rows: readonly ReconciliationRow[]
  readonly answer: Day
  /** The open rows that a person holds for one payment; undefined: there is nothing to choose. */
  readonly choice: Choice | undefined
}

interface Choice {
  readonly chosen: readonly string[]
  readonly choose: (rows: readonly string[]) => void
}

export function RowsOfDay(props: RowsProps) {
  const t = useTranslate()
  const isWide = useIsWide()
  const { answer: season } = useRead('GET /api/seasons/current')
  const { rows, answer } = props
  if (rows.length === 0) {
    const isToCome = season !== undefined && answer.day > dayOf(season.clock.now)
    const key = answer.rows.length > 0 ? 'nothingOpen' : isToCome ? 'notYet' : 'empty'
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(`office.reconciliation.${key}`)} />
  }
  const Rows = isWide ? RowsTableOfDay : RowCards
  const payments = rows.filter((row) => !isAdminOrder(row))
  const orders = rows.filter(isAdminOrder)
  return (
    <>
      {payments.length > 0 && <Rows {...props} rows={payments} />}
      {orders.length > 0 && (
        <section className="page" aria-labelledby={ORDERS}>
          <h2 id={ORDERS} className="reconciled__title">
            {t('office.reconciliation.ordersTitle')}
          </h2>
          <p>{t('office.reconciliation.ordersLead')}</p>
          <Rows {...props} rows={orders} />
        </section>
      )}
    </>
  )
}
