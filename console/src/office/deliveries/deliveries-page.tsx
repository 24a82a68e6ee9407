import { useTranslate } from '../../i18n.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TextFilter } from '../list/text-filter.tsx'
import { useFilterAfterClose } from '../list/use-filter-after-close.ts'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import type { RowsState } from '../list/use-rows.ts'
import './deliveries.css'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { states, topics } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { RetryAll } from './retry-all.tsx'
import { useDeliveryColumns } from './use-delivery-columns.tsx'

const REFRESH_MS = 5000

/** What leaves the application: due, done, or waiting for a person who looks into it. */
export default function DeliveriesPage() {
  const t = useTranslate()
  const opened = useOpenRecord('delivery')
  const rows = useRows<Delivery>({
    resource: 'deliveries',
    sort: { field: 'id', order: 'desc' },
    every: REFRESH_MS,
  })
  const showAlike = useFilterAfterClose(rows, opened)
  const delivery = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  return (
    <div className="page">
      <h1 className="page__title">{t('office.deliveries.title')}</h1>
      <p className="page__lead">{t('office.deliveries.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useDeliveryColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.deliveries.title')}
        searches={t('office.deliveries.search')}
        filters={<DeliveryFilters rows={rows} />}
        empty={t('office.deliveries.empty')}
        onOpen={({ id }) => opened.open(String(id))}
      />
      <DeliveryDrawer
        delivery={delivery}
        onClose={opened.close}
        onTrace={(trace) => showAlike('trace', trace)}
      />
    </div>
  )
}

function DeliveryFilters({ rows }: { rows: RowsState<Delivery> }) {
  const t = useTranslate()
  return (
    <>
      <FilterSelect
        rows={rows}
        field="status"
        label={t('office.deliveries.status')}
        options={states.map((value) => ({ value, label: t(`office.deliveries.state.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="topic"
        label={t('office.deliveries.topic')}
        options={topics.map((value) => ({ value, label: t(`office.topic.${value}`) }))}
        width={190}
      />
      <TextFilter rows={rows} field="trace" label={t('office.deliveries.trace')} maxLength={64} />
      <RetryAll rows={rows} />
    </>
  )
}
