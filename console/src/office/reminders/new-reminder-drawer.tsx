import { Drawer } from 'antd'
import { useTranslate } from '../../i18n.ts'
import { useAction } from '../api/use-action.ts'
import { newValues } from './reminder-form.ts'
import type { Step, ReminderInput } from './reminder.ts'
import { WriteReminder } from './write-reminder.tsx'

interface Props {
  /** The steps it begins with; null: none is being written. */
  readonly steps: readonly Step[] | null
  /** Closes it, or shows the draft that was written. */
  readonly onClose: (id: string | null) => void
}

export function NewReminderDrawer({ steps, onClose }: Props) {
  const t = useTranslate()
  return (
    <Drawer
      open={steps !== null}
      onClose={() => onClose(null)}
      width="min(1040px, 100vw)"
      title={t('office.reminders.create')}
      maskClosable={false}
      destroyOnHidden
    >
      {steps !== null && <NewReminder steps={steps} onClose={onClose} />}
    </Drawer>
  )
}

function NewReminder({ steps, onClose }: Props & { steps: readonly Step[] }) {
  const t = useTranslate()
  const { act, isActing, problem } = useAction(
    'POST /api/reminders',
    (input: ReminderInput) => ({ body: input }),
    {
      done: () => t('office.reminders.drafted'),
      report: 'quiet',
    },
  )
  const suggested = {
    subject: t('office.reminders.suggested.es-CO.subject'),
    body: t('office.reminders.suggested.es-CO.body'),
  }
  async function save(input: ReminderInput): Promise<void> {
    const drafted = await act(input)
    if (drafted !== null) onClose(drafted.id)
  }
  return (
    <WriteReminder
      values={newValues(steps, suggested)}
      isSaving={isActing}
      problem={problem}
      onSave={(input) => void save(input)}
      onCancel={() => onClose(null)}
    />
  )
}
