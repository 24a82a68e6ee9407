import { Checkbox, List } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { PaymentName } from './payment-name.tsx'
import { isOpen, nameOf, sides } from './row.ts'
import type { ReconciliationRow } from './row.ts'
import type { RowsProps } from './rows-of-day.tsx'
import { SideCell } from './side-cell.tsx'
import { Sum } from './sum.tsx'
import { totalsOf } from './totals-of.ts'
import { VerdictOf } from './verdict-of.tsx'

/** The rows on a phone: one card each, the three amounts below each other. */
export function RowCards({ rows, answer, choice }: RowsProps) {
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
