import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { CountedReminder } from './reminder.ts'

export function StopDialog({ reminder, onClose }: { reminder: CountedReminder; onClose: () => void }) {
  const t = useTranslate()
  const { id, name } = reminder
  const { act, isActing, problem } = useAction(
    () => perform('POST /api/reminders/{id}/stop', undefined, { params: { id } }),
    { done: () => t('office.reminders.stopped'), report: 'quiet' },
  )
  async function stop(): Promise<void> {
    if ((await act(undefined)) !== null) onClose()
  }
  return (
    <Dialog
      title={t('office.reminders.stop')}
      okText={t('office.reminders.stop')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={() => void stop()}
      onCancel={onClose}
    >
      <p>{t('office.reminders.stopBody', { name })}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
