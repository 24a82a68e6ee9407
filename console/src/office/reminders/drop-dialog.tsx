import { useTranslate } from '../../i18n.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { CountedReminder } from './reminder.ts'

interface Props {
  readonly reminder: CountedReminder
  readonly onDropped: () => void
  readonly onClose: () => void
}

export function DropDialog({ reminder: { id, name }, onDropped, onClose }: Props) {
  const t = useTranslate()
  const { act, isActing, problem } = useAction(
    async () => {
      await perform('DELETE /api/reminders/{id}', undefined, { params: { id } })
      // What reads it must not read it anew: it is gone.
      onDropped()
    },
    { done: () => t('office.reminders.dropped'), report: 'quiet' },
  )
  return (
    <Dialog
      title={t('office.reminders.drop')}
      okText={t('office.reminders.drop')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={isActing}
      onOk={() => void act(undefined)}
      onCancel={onClose}
    >
      <p>{t('office.reminders.dropBody', { name })}</p>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
