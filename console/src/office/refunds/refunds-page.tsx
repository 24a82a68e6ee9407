import { refundStatuses, refundWays } from '@matricula/hub/api/lists'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { longDate } from '../../dates.ts'
import { useLocale, useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import type { Column } from '../list/column.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { rowsAddress } from '../list/rows-address.ts'
import { RowLink } from '../list/row-link.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TwoLines } from '../list/two-lines.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { type RowsState, useRows } from '../list/use-rows.ts'
import { studentPath } from '../steps.ts'
import { PaymentDrawer } from '../payments/payment-drawer.tsx'
import { isToTransfer, type ListedRefund, statusKey } from './refund.ts'
import { RefundStatus } from './refund-status.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferOfOrder } from './transfer-of-order.tsx'
import './refunds.css'

/** What goes back of all payments, the transfers that finance is to send first; a row opens its payment. */
export default function RefundsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('token')
  const rows = useRows('refunds', { sort: { field: 'status', order: 'asc' } })
  const navigate = useNavigate()
  const [recording, setRecording] = useState<ListedRefund | null>(null)
  const addressOf = (row: ListedRefund) => (row.of === 'order' ? opened.to(row.token) : addressBeside(row))
  const openRow = (row: ListedRefund) =>
    row.of === 'order' ? opened.open(row.token) : void navigate(addressOf(row))
  return (
    <div className="page">
      <h1 className="page__title">{t('office.refunds.title')}</h1>
      <p className="page__lead">{t('office.refunds.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useRefundColumns(addressOf, setRecording)}
        rowKey={({ id }) => id}
        title={t('office.refunds.title')}
        empty={t('office.refunds.empty')}
        searches={t('office.refunds.search')}
        filters={<RefundFilters rows={rows} />}
        onOpen={openRow}
      />
      <PaymentDrawer token={opened.value ?? ''} onClose={opened.close} />
      {recording?.of === 'order' && <TransferOfOrder refund={recording} onClose={() => setRecording(null)} />}
      {recording !== null && recording.of !== 'order' && (
        <TransferDialog refund={recording} payers={[]} waiting={null} onClose={() => setRecording(null)} />
      )}
    </div>
  )
}

/** What paid no order has none to open: it stands with the payments to review, or in the student's file. */
function addressBeside({ exception, student }: ListedRefund): string {
  return exception === null
    ? `${studentPath(student)}?tab=charges`
    : rowsAddress('/enrollment/admin/exceptions', { search: exception })
}

function RefundFilters({ rows }: { rows: RowsState<ListedRefund> }) {
  const t = useTranslate()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="status"
        label={t('office.refunds.statusLabel')}
        options={refundStatuses.map((value) => ({ value, label: t(`office.refunds.filter.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="way"
        label={t('office.refunds.wayTitle')}
        options={refundWays.map((value) => ({ value, label: t(`office.refunds.wayName.${value}`) }))}
      />
    </>
  )
}

function useRefundColumns(
  addressOf: (refund: ListedRefund) => string,
  onRecord: (refund: ListedRefund) => void,
): readonly Column<ListedRefund>[] {
  const t = useTranslate()
  const { locale } = useLocale()
  const mayRecord = usePermission('POST /api/refunds/{id}/done')
  const dayOf = ({ day }: ListedRefund) => (day === null ? '' : longDate(day, locale))
  return [
    {
      key: 'student',
      title: t('office.refunds.student'),
      value: ({ student }) => student,
      show: (row, marked) => (
        <TwoLines
          first={<RowLink to={addressOf(row)}>{row.student === '' ? '—' : marked(row.student)}</RowLink>}
          label={t('office.refunds.name')}
          second={marked(row.name)}
        />
      ),
    },
    { key: 'name', only: 'file', title: t('office.refunds.name'), value: ({ name }) => name },
    { key: 'amount', title: t('office.refunds.amount'), value: ({ amount }) => amount, is: 'pesos' },
    {
      key: 'status',
      title: t('office.refunds.statusLabel'),
      value: (row) => t(statusKey(row)),
      show: (row) => (
        <TwoLines
          first={<RefundStatus refund={row} />}
          label={t('office.refunds.refusal')}
          second={row.refusal ?? ''}
        />
      ),
      sorts: true,
    },
    {
      key: 'way',
      title: t('office.refunds.wayTitle'),
      value: ({ way }) => t(`office.refunds.wayName.${way}`),
      show: ({ way, document }) => (
        <TwoLines
          first={t(`office.refunds.wayName.${way}`)}
          label={t('office.refunds.document')}
          second={document?.DocNum ?? ''}
        />
      ),
      wraps: true,
    },
    {
      key: 'document',
      only: 'file',
      title: t('office.refunds.document'),
      value: ({ document }) => document?.DocNum ?? null,
    },
    { key: 'reason', title: t('office.refunds.reason'), value: ({ reason }) => reason, wraps: true },
    {
      key: 'sent_at',
      title: t('office.refunds.sentAt'),
      at: ({ sent_at: at }) => at,
      sorts: true,
    },
    {
      key: 'reference',
      title: t('office.refunds.reference'),
      value: ({ reference }) => reference,
      show: (row, marked) => (
        <TwoLines
          first={row.reference === null ? '' : marked(row.reference)}
          label={t('office.refunds.day')}
          second={dayOf(row)}
        />
      ),
    },
    { key: 'day', only: 'file', title: t('office.refunds.day'), at: ({ day }) => day },
    {
      key: 'ended_at',
      only: 'file',
      title: t('office.refunds.endedAt'),
      at: ({ ended_at: at }) => at,
    },
    { key: 'id', only: 'file', title: t('office.refunds.id'), value: ({ id }) => id },
    {
      key: 'act',
      title: t('office.refunds.act'),
      wraps: true,
      show: (row) => mayRecord && isToTransfer(row) && <RecordButton onPress={() => onRecord(row)} />,
    },
  ]
}

/** Within a row that opens by a click anywhere. */
function RecordButton({ onPress }: { onPress: () => void }) {
  const t = useTranslate()
  return (
    <Button
      size="small"
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    >
      {t('office.refunds.transfer')}
    </Button>
  )
}
