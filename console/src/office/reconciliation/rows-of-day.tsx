import { Empty, Checkbox, List } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { dayOf } from '../../dates.ts'
import { useRead } from '../api/use-read.ts'
import { isAdminOrder, isOpen, nameOf, sides } from './row.ts'
import type { RowsProps, ReconciliationRow } from './row.ts'
import { RowsTableOfDay, PaymentName } from './rows-table-of-day.tsx'
import { useIsWide, widths } from '../use-is-wide.ts'
import { SideCell } from './side-cell.tsx'
import { Sum } from './sum.tsx'
import { totalsOf } from './totals-of.ts'
import { VerdictOf } from './verdict-of.tsx'

const ORDERS = 'orders-of-day'

export function RowsOfDay(props: RowsProps) {
  const t = useTranslate()
  const isWide = useIsWide(widths.columns)
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

/** The rows on a phone: one card each, the three amounts below each other. */
function RowCards({ rows, answer, choice }: RowsProps) {
  return (
    <>
      <List
        className="row-cards"
        dataSource={[...rows]}
        rowKey={({ id }) => id}
        split={false}
        pagination={rows.length > 20 && { pageSize: 20, showSizeChanger: false }}
        renderItem={(row) => <RowCard row={row} answer={answer} choice={choice} />}
      />
      <TotalsCard rows={rows} answer={answer} />
    </>
  )
}

function RowCard({ row, answer, choice }: Omit<RowsProps, 'rows'> & { readonly row: ReconciliationRow }) {
  const t = useTranslate()
  return (
    <List.Item className="panel row-card">
      <div className="row-card__name">
        <PaymentName row={row} />
      </div>
      <dl className="reconciled__ledger">
        {sides.map((side) => (
          <div key={side}>
            <dt>{t(`office.reconciliation.side.${side}`)}</dt>
            <dd>
              <SideCell row={row} side={side} sources={answer.sources} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="row-card__verdict">
        <VerdictOf row={row} answer={answer} />
      </div>
      {choice !== undefined && isOpen(row) && <Choose row={row} choice={choice} />}
    </List.Item>
  )
}

function Choose({ row, choice }: { row: ReconciliationRow; choice: NonNullable<RowsProps['choice']> }) {
  const t = useTranslate()
  const { chosen, choose } = choice
  const others = chosen.filter((id) => id !== row.id)
  return (
    <Checkbox
      checked={chosen.includes(row.id)}
      onChange={({ target }) => choose(target.checked ? [...others, row.id] : others)}
    >
      {t('office.reconciliation.chooseOf', { name: nameOf(row) })}
    </Checkbox>
  )
}

function TotalsCard({ rows, answer }: Omit<RowsProps, 'choice'>) {
  const t = useTranslate()
  const totals = totalsOf(rows, answer.sources)
  return (
    <section className="panel" aria-label={t('office.reconciliation.total', { n: rows.length })}>
      <h2>{t('office.reconciliation.total', { n: rows.length })}</h2>
      <dl className="reconciled__ledger">
        {sides.map((side) => (
          <div key={side}>
            <dt>{t(`office.reconciliation.side.${side}`)}</dt>
            <dd>
              <Sum sum={totals[side]} of={side === 'accounting' ? 'entries' : 'payments'} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
