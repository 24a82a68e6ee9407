import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { faultText } from '../fault-text.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { DeliveryAction } from './delivery-action.tsx'
import { colours } from './delivery.ts'
import type { Delivery } from './delivery.ts'

export function useDeliveryColumns({ to }: OpenRecord): readonly Column<Delivery>[] {
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
