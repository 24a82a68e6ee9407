import { Drawer, Skeleton } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import { ProblemPanel } from '../list/problem-panel.tsx'
import { OneReminder } from './one-reminder.tsx'

const RUNNING_MS = 5000

interface Props {
  /** Its id; null: none is open. */
  readonly opened: string | null
  readonly onClose: () => void
}

/** One reminder: what it says and to whom, and how far it is; it moves on while one looks. */
export function ReminderDrawer({ opened, onClose }: Props) {
  const t = useTranslate()
  const { answer, problem, refetch } = useRead('GET /api/reminders/{id}', {
    params: { id: opened ?? '' },
    when: opened !== null,
    every: (reminder) => reminder?.state === 'running' && RUNNING_MS,
  })
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(1040px, 100vw)"
      title={answer?.name ?? t('office.reminders.one')}
      closable={{ 'aria-label': t('common.close') }}
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
