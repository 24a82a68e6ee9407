import { Tag } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { OpenRecord } from '../list/use-open-record.ts'
import { ReachedCell } from './reached-cell.tsx'
import { stateColours } from './reminder.ts'
import type { Reminder } from './reminder.ts'
import { useScheduleText } from './use-schedule-text.ts'

export function useReminderColumns({ to }: OpenRecord): readonly Column<Reminder>[] {
  const t = useTranslate()
  const words = useScheduleText()
  const stateOf = ({ state }: Reminder) => t(`office.reminders.state.${state}`)
  return [
    {
      key: 'name',
      title: t('office.reminders.name'),
      value: ({ name }) => name,
      show: ({ id, name }) => <RowLink to={to(id)}>{name}</RowLink>,
      sorts: true,
    },
    {
      key: 'state',
      title: t('office.reminders.stateFilter'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'audience',
      title: t('office.reminders.audience'),
      value: ({ audience }) => words.audience(audience),
      show: ({ audience }) => <span className="reminders__words">{words.audience(audience)}</span>,
    },
    {
      key: 'repeats',
      title: t('office.reminders.repeats'),
      value: words.repeats,
    },
    {
      key: 'reached',
      title: t('office.reminders.reached'),
      show: (row) => <ReachedCell reminder={row} />,
    },
    {
      key: 'created_at',
      title: t('office.reminders.createdAt'),
      at: ({ created_at: at }) => at,
      sorts: true,
    },
    {
      key: 'created_by',
      title: t('office.reminders.createdBy'),
      value: ({ created_by: who }) => actorLabel(who, t),
    },
  ]
}
