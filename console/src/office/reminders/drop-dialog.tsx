import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { CountedReminder } from './reminder.ts'

interface Props {
  readonly reminder: CountedReminder
  readonly onDropped: () => void
  readonly onClose: () => void
}

export function DropDialog({ reminder: { id, name }, onDropped, onClose }: Props) {
  const text = useTexts()
  const { act, isActing, problem } = useAct(
    async () => {
      await perform('DELETE /api/reminders/{id}', undefined, { params: { id } })
      // What reads it must not read it anew: it is gone.
      onDropped()
    },
    { done: () => text('office.reminders.dropped'), report: 'quiet' },
  )
  return (
    <Dialog
      title={text('office.reminders.drop')}
      okText={text('office.reminders.drop')}
      cancelText={text('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={() => void act(undefined)}
      onCancel={onClose}
    >
      <p>{text('office.reminders.dropBody', { name })}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
