import { Table } from 'antd'
import type { TableColumnType, TableProps } from 'antd'
import { Link } from 'react-router'
import { useTranslate, useLocale } from '../../i18n.ts'
import { usePreferences } from '../theme/preferences.ts'
import { isOpen, isAdminOrder, nameOf, sides, momentOf, referenceOf } from './row.ts'
import type { Day, ReconciliationRow, RowsProps } from './row.ts'
import { SideCell } from './side-cell.tsx'
import { Sum } from './sum.tsx'
import { totalsOf } from './totals-of.ts'
import { VerdictOf } from './verdict-of.tsx'
import { usePermission } from '../access/use-permission.ts'
import { moment } from '../moment.ts'
import { rem } from '../theme/rem.ts'
import { paymentAddress } from './payment-address.ts'

/** Three columns side by side, their amounts on one line, and their sums below. */
export function RowsTableOfDay({ rows, answer, choice }: RowsProps) {
  const { preferences } = usePreferences()
  const totals = <TotalsRow rows={rows} answer={answer} isChoosing={choice !== undefined} />
  return (
    <Table<ReconciliationRow>
      className="three-ways"
      dataSource={[...rows]}
      rowKey={({ id }) => id}
      columns={useColumns(rows.every(isAdminOrder) ? 'order' : 'payment', answer)}
      size={preferences.density === 'dense' ? 'small' : 'middle'}
      sticky={{ offsetHeader: rem(56) }}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
      summary={() => totals}
      {...useRowSelection(rows, choice)}
    />
  )
}

function useRowSelection(
  rows: RowsProps['rows'],
  choice: RowsProps['choice'],
): Pick<TableProps<ReconciliationRow>, 'rowSelection'> {
  const t = useTranslate()
  if (choice === undefined) return {}
  const elsewhere = choice.chosen.filter((chosen) => rows.every(({ id }) => id !== chosen))
  const rowSelection: TableProps<ReconciliationRow>['rowSelection'] = {
    selectedRowKeys: [...choice.chosen],
    columnWidth: 48,
    columnTitle: <span className="unseen">{t('office.reconciliation.choose')}</span>,
    onChange: (keys) => choice.choose([...elsewhere, ...keys.map(String)]),
    renderCell: (_checked, row, _place, box) => isOpen(row) && box,
    getCheckboxProps: (row) => ({
      disabled: !isOpen(row),
      'aria-label': t('office.reconciliation.chooseOf', { name: nameOf(row) }),
    }),
  }
  return { rowSelection }
}

function useColumns(named: 'order' | 'payment', answer: Day): TableColumnType<ReconciliationRow>[] {
  const t = useTranslate()
  return [
    {
      key: 'payment',
      title: t(`office.reconciliation.${named}`),
      width: '16%',
      render: (_cell, row) => <PaymentName row={row} />,
    },
    ...sides.map((side): TableColumnType<ReconciliationRow> => ({
      key: side,
      title: t(`office.reconciliation.side.${side}`),
      align: 'right',
      width: '17%',
      render: (_cell, row) => <SideCell row={row} side={side} sources={answer.sources} />,
    })),
    {
      key: 'verdict',
      title: t('office.reconciliation.verdictTitle'),
      className: 'three-ways__verdict',
      render: (_cell, row) => <VerdictOf row={row} answer={answer} />,
    },
  ]
}

interface TotalsProps extends Omit<RowsProps, 'choice'> {
  readonly isChoosing: boolean
}

function TotalsRow({ rows, answer, isChoosing }: TotalsProps) {
  const t = useTranslate()
  const totals = totalsOf(rows, answer.sources)
  return (
    <Table.Summary.Row className="three-ways__totals">
      <Table.Summary.Cell index={0} colSpan={isChoosing ? 2 : 1}>
        {t('office.reconciliation.total', { n: rows.length })}
      </Table.Summary.Cell>
      {sides.map((side, place) => (
        <Table.Summary.Cell key={side} index={place + 1} align="right">
          <Sum sum={totals[side]} of={side === 'accounting' ? 'entries' : 'payments'} />
        </Table.Summary.Cell>
      ))}
      <Table.Summary.Cell index={4}>{null}</Table.Summary.Cell>
    </Table.Summary.Row>
  )
}

/** Whose payment a row is, and when; it leads to the payment where the hub has it. */
export function PaymentName({ row }: { row: ReconciliationRow }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayOpen = usePermission('GET /api/payments/{token}/timeline')
  const address = paymentAddress(row)
  const name = nameOf(row)
  const reference = referenceOf(row)
  const at = momentOf(row)
  return (
    <>
      {mayOpen && address !== null ? <Link to={address}>{name}</Link> : <span>{name}</span>}
      {row.hub === null && <span className="reconciled__note">{t('office.reconciliation.notOurs')}</span>}
      {row.hub === null && reference !== name && <span className="reconciled__note">{reference}</span>}
      {at !== null && (
        <time className="reconciled__note" dateTime={at}>
          {moment(at, locale)}
        </time>
      )}
    </>
  )
}
