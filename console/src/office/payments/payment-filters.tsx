import { useTexts } from '../../i18n.ts'
import { DayFilter } from '../list/day-filter.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import type { RowsState } from '../list/use-rows.ts'
import { instanceWords } from '../provider-words.ts'
import { statusLabel, paymentStatuses } from './payment-status.tsx'
import type { Payment } from './payment-status.tsx'
import { instancesOf } from './payment-method.ts'

export function PaymentFilters({ rows }: { rows: RowsState<Payment> }) {
  const text = useTexts()
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
        label={text('office.payments.status')}
        options={paymentStatuses.map((word) => ({ value: word, label: statusLabel(word) }))}
        width={200}
      />
      <FilterSelect
        rows={rows}
        field="instance"
        label={text('office.payments.instance')}
        options={instances.map((value) => ({ value, label: instanceWords(value, text) }))}
      />
      <DayFilter rows={rows} field="from" label={text('office.payments.from')} max={rows.filter('to')} />
      <DayFilter rows={rows} field="to" label={text('office.payments.to')} min={rows.filter('from')} />
    </>
  )
}
