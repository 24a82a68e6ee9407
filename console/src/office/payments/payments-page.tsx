import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { formatCop } from '../../money.ts'
import { RowsTable } from '../list/rows-table.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import { PaymentDrawer } from './payment-drawer.tsx'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { instanceLabel } from '../provider-label.ts'
import { statusLabel, paymentStatuses, PaymentStatusTag, statusText } from './payment-status.tsx'
import type { Payment } from './payment-status.tsx'
import { instancesOf, providerName, paymentMethodText, methodName } from './payment-method.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { TwoLines } from '../list/two-lines.tsx'

/** Every order with the state of its payment; a row opens its story from the click to the receipt. */
export default function PaymentsPage() {
  const t = useTranslate()
  const opened = useOpenRecord('token')
  const rows = useRows('payments', { sort: { field: 'started_at', order: 'desc' } })
  return (
    <div className="page">
      <h1 className="page__title">{t('office.payments.title')}</h1>
      <p className="page__lead">{t('office.payments.lead')}</p>
      <RowsTable
        rows={rows}
        columns={usePaymentColumns(opened.to)}
        rowKey={({ token }) => token}
        sums="paid"
        title={t('office.payments.title')}
        empty={t('office.payments.empty')}
        searches={t('office.payments.search')}
        filters={<PaymentFilters rows={rows} />}
        onOpen={({ token }) => opened.open(token)}
      />
      <PaymentDrawer token={opened.value ?? ''} onClose={opened.close} />
    </div>
  )
}

function PaymentFilters({ rows }: { rows: RowsState<Payment> }) {
  const t = useTranslate()
  const instances = instancesOf(
    ['agreement', 'advance'],
    rows.tableProps.dataSource ?? [],
    rows.filter('instance'),
  )
  return (
    <>
      <FilterSelect
        rows={rows}
        field="status"
        label={t('office.payments.status')}
        options={paymentStatuses.map((word) => ({ value: word, label: statusLabel(word) }))}
        width={200}
      />
      <FilterSelect
        rows={rows}
        field="instance"
        label={t('office.payments.instance')}
        options={instances.map((value) => ({ value, label: instanceLabel(value, t) }))}
      />
      <DayFilter rows={rows} field="from" label={t('office.payments.from')} max={rows.filter('to')} />
      <DayFilter rows={rows} field="to" label={t('office.payments.to')} min={rows.filter('from')} />
    </>
  )
}

function usePaymentColumns(addressOf: (token: string) => string): readonly Column<Payment>[] {
  const t = useTranslate()
  return [
    {
      key: 'student',
      title: t('office.payments.student'),
      value: ({ student }) => student,
      show: ({ student, token }, marked) => <RowLink to={addressOf(token)}>{marked(student)}</RowLink>,
      sorts: true,
    },
    {
      key: 'name',
      title: t('office.payments.name'),
      value: ({ name }) => name,
      show: ({ name, grade }, marked) => (
        <TwoLines first={marked(name)} label={t('office.grades.coming')} second={grade} />
      ),
      sorts: true,
    },
    { key: 'grade', only: 'file', title: t('office.grades.coming'), value: ({ grade }) => grade },
    {
      key: 'status',
      title: t('office.payments.status'),
      value: ({ status, split }) => statusText({ status, split }, t),
      show: ({ status, exceptions, split }) => (
        <TwoLines
          first={<PaymentStatusTag status={status} split={split} />}
          label={t('office.payments.exceptions')}
          second={
            exceptions > 0 && <Tag color="red">{t('office.payments.openExceptions', { n: exceptions })}</Tag>
          }
        />
      ),
      sorts: true,
    },
    {
      key: 'amount',
      title: t('office.payments.amount'),
      value: ({ amount }) => amount,
      show: ({ amount, returned, split }) => (
        <TwoLines
          first={formatCop(amount)}
          label={t(split === null ? 'office.payments.returned' : 'office.payments.split.paid')}
          second={split === null ? returned > 0 && `−${formatCop(returned)}` : formatCop(split.amount)}
        />
      ),
      is: 'pesos',
      sorts: true,
    },
    {
      key: 'path',
      title: t('office.payments.way'),
      value: (row) => paymentMethodText(row, t),
      show: (row) => (
        <TwoLines
          first={methodName(row, t)}
          label={t('office.payments.instance')}
          second={providerName(row, t)}
        />
      ),
    },
    {
      key: 'reference',
      title: t('office.payments.reference'),
      value: ({ reference }) => reference,
      show: ({ reference, provider_ref: ref }, marked) => (
        <TwoLines
          first={reference === null ? '' : marked(reference)}
          label={t('office.payments.providerRef')}
          second={ref === null ? '' : marked(ref)}
        />
      ),
    },
    {
      key: 'provider_ref',
      only: 'file',
      title: t('office.payments.providerRef'),
      value: ({ provider_ref: ref }) => ref,
    },
    {
      key: 'started_at',
      title: t('office.payments.started'),
      at: ({ started_at: at }) => at,
      sorts: true,
    },
    {
      key: 'approved_at',
      title: t('office.payments.approved'),
      at: ({ approved_at: at }) => at,
      sorts: true,
    },
    {
      key: 'exceptions',
      only: 'file',
      title: t('office.payments.exceptions'),
      value: ({ exceptions }) => exceptions,
    },
    {
      key: 'returned',
      only: 'file',
      title: t('office.payments.returned'),
      value: ({ returned }) => returned,
    },
  ]
}
