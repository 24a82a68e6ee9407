import { Tag } from 'antd'
import { useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import type { Opened } from '../list/use-opened.ts'
import { ReachedCell } from './reached-cell.tsx'
import { stateColours } from './reminder.ts'
import type { Reminder } from './reminder.ts'
import { useScheduleText } from './use-schedule-text.ts'

export function useReminderColumns({ to }: Opened): readonly Column<Reminder>[] {
  const text = useTexts()
  const words = useScheduleText()
  const stateOf = ({ state }: Reminder) => text(`office.reminders.state.${state}`)
  return [
    {
      key: 'name',
      title: text('office.reminders.name'),
      value: ({ name }) => name,
      show: ({ id, name }) => <RowLink to={to(id)}>{name}</RowLink>,
      sorts: true,
    },
    {
      key: 'state',
      title: text('office.reminders.stateFilter'),
      value: stateOf,
      show: (row) => <Tag color={stateColours[row.state]}>{stateOf(row)}</Tag>,
    },
    {
      key: 'audience',
      title: text('office.reminders.audience'),
      value: ({ audience }) => words.audience(audience),
      show: ({ audience }) => <span className="reminders__words">{words.audience(audience)}</span>,
    },
    {
      key: 'repeats',
      title: text('office.reminders.repeats'),
      value: words.repeats,
    },
    {
      key: 'reached',
      title: text('office.reminders.reached'),
      show: (row) => <ReachedCell reminder={row} />,
    },
    {
      key: 'created_at',
      title: text('office.reminders.createdAt'),
      at: ({ created_at: at }) => at,
      sorts: true,
    },
    {
      key: 'created_by',
      title: text('office.reminders.createdBy'),
      value: ({ created_by: who }) => actorWords(who, text),
    },
  ]
}
