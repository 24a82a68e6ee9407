import { Alert, Button } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { valuesOf } from './reminder-form.ts'
import type { CountedReminder, Terms } from './reminder.ts'
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
  const text = useTexts()
  const { id, version } = base
  const { act, isActing, problem } = useAct(
    (terms: Terms) => perform('PUT /api/reminders/{id}', { ...terms, version }, { params: { id } }),
    { done: () => text('office.reminders.changed'), report: 'quiet' },
  )
  async function save(terms: Terms): Promise<void> {
    if ((await act(terms)) === null) onStale()
    else onEnd()
  }
  return (
    <>
      {now.version !== version && problem !== null && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={text('office.reminders.stale')}
          action={<Button onClick={onReload}>{text('office.reminders.reload')}</Button>}
        />
      )}
      <WriteReminder
        values={valuesOf(base)}
        isSaving={isActing}
        problem={problem}
        onSave={(terms) => void save(terms)}
        onCancel={onEnd}
      />
    </>
  )
}
