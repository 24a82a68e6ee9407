import { PlusOutlined } from '@ant-design/icons'
import { Button, Tag, Drawer, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n.ts'
import { usePermission } from '../access/use-permission.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RowsTable } from '../list/rows-table.tsx'
import { useRows } from '../list/use-rows.ts'
import { useShortcut } from '../shortcuts/shortcuts.tsx'
import { useOpenRecord } from '../list/use-open-record.ts'
import type { OpenRecord } from '../list/use-open-record.ts'
import { actorLabel } from '../actor-label.ts'
import type { Column } from '../list/column.ts'
import { RowLink } from '../list/row-link.tsx'
import { useRecord } from '../api/use-read.ts'
import { NewReminderDrawer } from './new-reminder-drawer.tsx'
import { states, stateColours } from './reminder.ts'
import { stepsIn } from './reminder-form.ts'
import type { Step, Reminder } from './reminder.ts'
import { useScheduleText } from './use-schedule-text.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { OneReminder } from './one-reminder.tsx'
import './reminders.css'

/** Mails to the families who miss a step: written, looked at, sent, and over by themselves. */
export default function RemindersPage() {
  const t = useTranslate()
  const rows = useRows('reminders', { pageSize: 12, sort: { field: 'created_at', order: 'desc' } })
  const { opened, writing, write, show } = useReminderAddress()
  const mayWrite = usePermission('POST /api/reminders')
  return (
    <div className="page">
      <h1 className="page__title">{t('office.reminders.title')}</h1>
      <p className="page__lead">{t('office.reminders.lead')}</p>
      <RowsTable
        rows={rows}
        columns={useReminderColumns(opened)}
        rowKey={({ id }) => id}
        title={t('office.reminders.title')}
        filters={
          <FilterSelect
            rows={rows}
            field="state"
            label={t('office.reminders.stateFilter')}
            options={states.map((value) => ({ value, label: t(`office.reminders.state.${value}`) }))}
          />
        }
        actions={mayWrite && <WriteButton onWrite={write} />}
        empty={t('office.reminders.empty')}
        onOpen={({ id }) => opened.open(id)}
      />
      {mayWrite && <NewReminderDrawer steps={writing} onClose={show} />}
      <ReminderDrawer opened={opened.value} onClose={() => show(null)} />
    </div>
  )
}

function WriteButton({ onWrite }: { onWrite: () => void }) {
  const t = useTranslate()
  useShortcut('n', 'office.reminders.create', onWrite)
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onWrite}>
      {t('office.reminders.create')}
    </Button>
  )
}

interface ReminderAddress {
  /** The reminder that is open. */
  readonly opened: OpenRecord
  /** The steps that a new one begins with; null: none is being written. */
  readonly writing: readonly Step[] | null
  readonly write: () => void
  /** Closes whatever is open, or shows that reminder instead. */
  readonly show: (id: string | null) => void
}

/** What is open stands in the address; `?create=1&steps=pay,transport` begins a reminder to those steps. */
function useReminderAddress(): ReminderAddress {
  const [search, setSearch] = useSearchParams()
  const opened = useOpenRecord('reminder')
  const having = (changes: Readonly<Record<string, string | null>>) => {
    const changed = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ create: null, steps: null, reminder: null, ...changes })) {
      if (value === null) changed.delete(name)
      else changed.set(name, value)
    }
    setSearch(changed)
  }
  return {
    opened,
    writing: search.get('create') === '1' ? stepsIn(search.get('steps')) : null,
    write: () => having({ create: '1' }),
    show: (id) => having({ reminder: id }),
  }
}

function useReminderColumns({ to }: OpenRecord): readonly Column<Reminder>[] {
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

/** How many were written to, and how many of them are done by now; the list itself does not count. */
function ReachedCell({ reminder: { id, state } }: { reminder: Reminder }) {
  const t = useTranslate()
  const { answer } = useRecord('reminders', state === 'draft' ? null : id, {
    isOver: () => state !== 'running',
  })
  if (answer === undefined) return '—'
  const { sent, finished } = answer.counts
  return <span className="figures">{t('office.reminders.reachedOf', { sent, finished })}</span>
}

interface Props {
  /** Its id; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** One reminder: what it says and to whom, and how far it is; it moves on while one looks. */
function ReminderDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRecord('reminders', opened, {
    isOver: ({ state }) => state !== 'running',
  })
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(1040px, 100vw)"
      title={answer?.name ?? t('office.reminders.one')}
      destroyOnHidden
    >
      {answer === undefined && problem !== null && <ProblemPanel problem={problem} onRetry={refetch} />}
      {answer === undefined && problem === null && <Skeleton active paragraph={{ rows: 10 }} />}
      {answer !== undefined && (
        <OneReminder key={answer.id} reminder={answer} onGone={onClose} onStale={refetch} />
      )}
    </Drawer>
  )
}
