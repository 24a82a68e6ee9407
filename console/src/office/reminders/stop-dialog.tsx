import { useTexts } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { CountedReminder } from './reminder.ts'

export function StopDialog({ reminder, onClose }: { reminder: CountedReminder; onClose: () => void }) {
  const text = useTexts()
  const { id, name } = reminder
  const { act, isActing, problem } = useAct(
    () => perform('POST /api/reminders/{id}/stop', undefined, { params: { id } }),
    { done: () => text('office.reminders.stopped'), report: 'quiet' },
  )
  async function stop(): Promise<void> {
    if ((await act(undefined)) !== null) onClose()
  }
  return (
    <Dialog
      title={text('office.reminders.stop')}
      okText={text('office.reminders.stop')}
      cancelText={text('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={() => void stop()}
      onCancel={onClose}
    >
      <p>{text('office.reminders.stopBody', { name })}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
