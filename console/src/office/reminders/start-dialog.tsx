import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { perform } from '../api/call.ts'
import { useAction } from '../api/use-action.ts'
import { useRefetchAll } from '../api/use-read.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { CountedReminder } from './reminder.ts'
import { useScheduleText } from './use-schedule-text.ts'

/** Says what will happen and when it is over by itself, then starts it for the audience that was seen. */
export function StartDialog({ reminder, onClose }: { reminder: CountedReminder; onClose: () => void }) {
  const t = useTranslate()
  const words = useScheduleText()
  const refetchAll = useRefetchAll()
  const { id, name, counts, repeat_days: days } = reminder
  const { audience } = counts
  const { act, isActing, problem } = useAction(
    () => perform('POST /api/reminders/{id}/start', { audience }, { params: { id } }),
    { done: () => t('office.reminders.startedNow'), report: 'quiet' },
  )
  async function start(): Promise<void> {
    if ((await act(undefined)) !== null) onClose()
    else await refetchAll()
  }
  return (
    <Dialog
      title={name}
      okText={t('office.reminders.start', { n: formatCount(audience) })}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => void start()}
      onCancel={onClose}
    >
      <ul className="reminders__will">
        <li>{t('office.reminders.will.send', { n: formatCount(audience) })}</li>
        <li>{words.repeats(reminder)}</li>
        <li>{t('office.reminders.hours')}</li>
        <li>{t('office.reminders.will.recheck')}</li>
        <li>{t(`office.reminders.will.${days === 0 ? 'endOnce' : 'endRepeated'}`)}</li>
        <li>{t('office.reminders.will.stop')}</li>
      </ul>
      <FormProblem problem={problem} />
    </Dialog>
  )
}
