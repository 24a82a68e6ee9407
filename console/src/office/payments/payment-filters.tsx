import { useTranslate } from '../../i18n.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { instanceLabel } from '../provider-label.ts'
import { statusLabel, paymentStatuses } from './payment-status.tsx'
import type { Payment } from './payment-status.tsx'
import { instancesOf } from './payment-method.ts'

export function PaymentFilters({ rows }: { rows: RowsState<Payment> }) {
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
