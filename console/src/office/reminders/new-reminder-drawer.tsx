import { Drawer } from 'antd'
import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { newValues } from './reminder-form.ts'
import type { Step, Terms } from './reminder.ts'
import { WriteReminder } from './write-reminder.tsx'

interface Props {
  /** The steps it begins with; null: none is being written. */
  readonly steps: readonly Step[] | null
  /** Closes it, or shows the draft that was written. */
  readonly onClose: (id: string | null) => void
}

export function NewReminderDrawer({ steps, onClose }: Props) {
  const text = useTexts()
  return (
    <Drawer
      open={steps !== null}
      onClose={() => onClose(null)}
      width="min(1040px, 100vw)"
      title={text('office.reminders.create')}
      closable={{ 'aria-label': text('common.close') }}
      maskClosable={false}
      destroyOnHidden
    >
      {steps !== null && <NewReminder steps={steps} onClose={onClose} />}
    </Drawer>
  )
}

function NewReminder({ steps, onClose }: Props & { steps: readonly Step[] }) {
  const text = useTexts()
  const { act, isActing, problem } = useAct((terms: Terms) => perform('POST /api/reminders', terms), {
    done: () => text('office.reminders.drafted'),
    report: 'quiet',
  })
  const suggested = {
    subject: text('office.reminders.suggested.es-CO.subject'),
    body: text('office.reminders.suggested.es-CO.body'),
  }
  async function save(terms: Terms): Promise<void> {
    const drafted = await act(terms)
    if (drafted !== null) onClose(drafted.id)
  }
  return (
    <WriteReminder
      values={newValues(steps, suggested)}
      isSaving={isActing}
      problem={problem}
      onSave={(terms) => void save(terms)}
      onCancel={() => onClose(null)}
    />
  )
}
