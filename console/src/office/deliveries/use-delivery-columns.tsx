import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import { faultWords } from '../fault-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { useSeasonTime } from '../use-season-time.ts'
import { DeliveryAct } from './delivery-act.tsx'
import { colours } from './delivery.ts'
import type { Delivery } from './delivery.ts'

export function useDeliveryColumns({ to }: Opened): readonly Column<Delivery>[] {
  const text = useTexts()
  const toSeason = useSeasonTime()
  const topicOf = ({ topic }: Delivery) => text(`office.topic.${topic}`)
  const stateOf = ({ status }: Delivery) => text(`office.deliveries.state.${status}`)
  const whatHappened = ({ last_fault: fault }: Delivery) => (fault === null ? null : faultWords(fault, text))
  return [
    {
      key: 'id',
      title: text('office.deliveries.id'),
      value: ({ id }) => id,
      show: (row) => (
        <RowLink to={to(String(row.id))} label={`${row.id}, ${topicOf(row)}`}>
          {row.id}
        </RowLink>
      ),
      sorts: true,
    },
    { key: 'topic', title: text('office.deliveries.topic'), value: topicOf },
    {
      key: 'status',
      title: text('office.deliveries.status'),
      value: stateOf,
      show: (row) => <Tag color={colours[row.status]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'last_fault',
      title: text('office.deliveries.fault'),
      value: whatHappened,
      show: (row) => <span className="delivery__fault">{whatHappened(row) ?? '—'}</span>,
    },
    {
      key: 'act',
      title: text('office.deliveries.act'),
      show: (row) => <DeliveryAct {...row} />,
    },
    {
      key: 'attempts',
      title: text('office.deliveries.attempts'),
      value: ({ attempts }) => attempts,
      is: 'count',
      sorts: true,
    },
    {
      key: 'due_at',
      title: text('office.deliveries.due'),
      at: ({ status, due_at: at }) => (status === 'due' ? toSeason(at) : null),
      sorts: true,
    },
    { key: 'key', only: 'file', title: text('office.deliveries.key'), value: ({ key }) => key },
  ]
}
