import { deliveryStatuses, deliveryTopics } from '@matricula/hub/api/lists'
import { Tag, App, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { TextFilter } from '../list/text-filter.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import { useRows } from '../list/use-rows.ts'
import type { RowsState } from '../list/use-rows.ts'
import { faultText } from '../fault-text.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import './deliveries.css'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { colours } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { DeliveryAction } from './delivery-action.tsx'

/** What leaves the application: due, done, or waiting for a person who looks into it. */
export default function DeliveriesPage() {
  const t = useTranslate()
  const opened = useOpenRecord('delivery')
  const rows = useRows('deliveries', { sort: { field: 'id', order: 'desc' } })
  const delivery = rows.tableProps.dataSource?.find(({ id }) => String(id) === opened.value)
  function showTrace(trace: string): void {
    opened.close()
    rows.setFilter('trace', trace)
  }
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
      <DeliveryDrawer delivery={delivery} onClose={opened.close} onTrace={showTrace} />
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
        options={deliveryStatuses.map((value) => ({ value, label: t(`office.deliveries.state.${value}`) }))}
      />
      <FilterSelect
        rows={rows}
        field="topic"
        label={t('office.deliveries.topic')}
        options={deliveryTopics.map((value) => ({ value, label: t(`office.topic.${value}`) }))}
        width={190}
      />
      <TextFilter rows={rows} field="trace" label={t('office.deliveries.trace')} maxLength={64} />
      <RetryAll rows={rows} />
    </>
  )
}

function useDeliveryColumns({ to }: OpenRecord): readonly Column<Delivery>[] {
  const t = useTranslate()
  const toSeason = useSeasonTime()
  const topicOf = ({ topic }: Delivery) => t(`office.topic.${topic}`)
  const stateOf = ({ status }: Delivery) => t(`office.deliveries.state.${status}`)
  const whatHappened = ({ last_fault: fault }: Delivery) => (fault === null ? null : faultText(fault, t))
  return [
    {
      key: 'id',
      title: t('office.deliveries.id'),
      value: ({ id }) => id,
      show: (row) => (
        <RowLink to={to(String(row.id))} label={`${row.id}, ${topicOf(row)}`}>
          {row.id}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'topic', title: t('office.deliveries.topic'), value: topicOf },
    {
      key: 'status',
      title: t('office.deliveries.status'),
      value: stateOf,
      show: (row) => <Tag color={colours[row.status]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'last_fault',
      title: t('office.deliveries.fault'),
      value: whatHappened,
      show: (row) => <span className="delivery__fault">{whatHappened(row) ?? '—'}</span>,
    },
    {
      key: 'act',
      title: t('office.deliveries.act'),
      show: (row) => <DeliveryAction {...row} />,
    },
    {
      key: 'attempts',
      title: t('office.deliveries.attempts'),
      value: ({ attempts }) => attempts,
      is: 'count',
      sorts: true,
    },
    {
      key: 'due_at',
      title: t('office.deliveries.due'),
      at: ({ status, due_at: at }) => (status === 'due' ? toSeason(at) : null),
      sorts: true,
    },
    { key: 'key', only: 'file', title: t('office.deliveries.key'), value: ({ key }) => key },
  ]
}

/** Lets all deliveries on hold of the list go again, on every page of it; for a list of those on hold alone. */
function RetryAll({ rows }: { rows: RowsState<Delivery> }) {
  const t = useTranslate()
  const may = usePermission('POST /api/outbox/retry')
  const { modal } = App.useApp()
  const { act, isActing } = useAction('POST /api/outbox/retry', () => ({ body: retryCommand(rows) }), {
    done: ({ retried }) => t('office.deliveries.retryAllDone', { n: retried }),
  })
  const { total } = rows
  const ask = () =>
    modal.confirm({
      title: t('office.deliveries.retryAllTitle', { n: total }),
      content: t('office.deliveries.retryAllBody'),
      okText: t('office.deliveries.retry'),
      cancelText: t('common.cancel'),
      onOk: () => act(),
    })
  if (!may || rows.filter('status') !== 'on_hold' || total === 0) return null
  return (
    <Button type="primary" loading={isActing} onClick={() => void ask()}>
      {t('office.deliveries.retryAll', { n: total })}
    </Button>
  )
}

function retryCommand({ filter }: RowsState<Delivery>) {
  const topic = deliveryTopics.find((known) => known === filter('topic'))
  const trace = filter('trace')
  const search = filter('search')
  return {
    ...(topic !== undefined && { topic }),
    ...(trace !== '' && { trace }),
    ...(search !== '' && { search }),
  }
}
