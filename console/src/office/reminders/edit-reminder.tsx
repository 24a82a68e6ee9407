import { Alert, Button } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { valuesOf } from './reminder-form.ts'
import type { CountedReminder, ReminderInput } from './reminder.ts'
import { WriteReminder } from './write-reminder.tsx'

interface Props {
  /** As it was when editing began. */
  readonly base: CountedReminder
  /** As the hub has it now. */
  readonly now: CountedReminder
  readonly onEnd: () => void
  readonly onReload: () => void
  readonly onStale: () => void
}

/** Edits the version that was read; who was second goes on from what the first one wrote. */
export function EditReminder({ base, now, onEnd, onReload, onStale }: Props) {
  const t = useTranslate()
  const { id, version } = base
  const { act, isActing, problem } = useAction(
    (input: ReminderInput) => perform('PUT /api/reminders/{id}', { ...input, version }, { params: { id } }),
    { done: () => t('office.reminders.changed'), report: 'quiet' },
  )
  async function save(input: ReminderInput): Promise<void> {
    if ((await act(input)) === null) onStale()
    else onEnd()
  }
  return (
    <>
      {now.version !== version && problem !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={t('office.reminders.stale')}
          action={<Button onClick={onReload}>{t('office.reminders.reload')}</Button>}
        />
      )}
      <WriteReminder
        values={valuesOf(base)}
        isSaving={isActing}
        problem={problem}
        onSave={(input) => void save(input)}
        onCancel={onEnd}
      />
    </>
  )
}
