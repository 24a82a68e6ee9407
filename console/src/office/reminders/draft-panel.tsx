import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useDelete } from '@refinedev/core'
import type { HttpError } from '@refinedev/core'
import { useTranslate } from '../../i18n.ts'
import type { HubProblem } from '../../api/problem.ts'
import { usePermission } from '../access/use-permission.ts'
import { useAction } from '../api/use-action.ts'
import { useRefetchAll } from '../api/use-read.ts'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from '../form/dialog.tsx'
import type { CountedReminder, ReminderInput } from './reminder.ts'
import { SampleMails } from './sample-mails.tsx'
import { usePreview } from './use-preview.ts'
import { useScheduleText } from './use-schedule-text.ts'

interface Props {
  readonly reminder: CountedReminder
  readonly onEdit: () => void
  readonly onGone: () => void
}

/** What a draft would send now, and then the way to send it. */
export function DraftPanel({ reminder, onEdit, onGone }: Props) {
  const t = useTranslate()
  const mayStart = usePermission('POST /api/reminders/{id}/start')
  const mayEdit = usePermission('PUT /api/reminders/{id}')
  const mayDrop = usePermission('DELETE /api/reminders/{id}')
  const [doing, setDoing] = useState<'start' | 'drop' | null>(null)
  const { preview, problem } = usePreview(inputOf(reminder))
  // A start that found others than the preview did has read the reminder anew.
  const audience = reminder.counts.audience
  return (
    <section className="panel">
      <h2>{t('office.reminders.preview')}</h2>
      {problem !== null && (
        <Alert type="error" showIcon message={problem.title} description={problem.detail} />
      )}
      {preview === null && problem === null && <Skeleton active paragraph={{ rows: 4 }} />}
      {preview !== null && (
        <>
          <p className="reminders__lead">{t('office.reminders.count', { n: audience })}</p>
          {preview.without_address > 0 && (
            <p className="page__lead reminders__lead">
              {t('office.reminders.withoutAddress', {
                n: preview.without_address,
                of: preview.looked_at,
              })}
            </p>
          )}
          <SampleMails preview={preview} />
        </>
      )}
      <div className="reminders__acts">
        {mayStart && preview !== null && audience > 0 && (
          <Button type="primary" onClick={() => setDoing('start')}>
            {t('office.reminders.start', { n: audience })}
          </Button>
        )}
        {mayEdit && <Button onClick={onEdit}>{t('office.reminders.edit')}</Button>}
        {mayDrop && (
          <Button danger onClick={() => setDoing('drop')}>
            {t('office.reminders.drop')}
          </Button>
        )}
      </div>
      {doing === 'start' && <StartDialog reminder={reminder} onClose={() => setDoing(null)} />}
      {doing === 'drop' && (
        <DropDialog reminder={reminder} onDropped={onGone} onClose={() => setDoing(null)} />
      )}
    </section>
  )
}

function inputOf({
  name,
  audience,
  template,
  repeat_days: days,
  at_most: most,
}: CountedReminder): ReminderInput {
  return { name, audience, template, repeat_days: days, at_most: most }
}

/** Says what will happen and when it is over by itself, then starts it for the audience that was seen. */
function StartDialog({ reminder, onClose }: { reminder: CountedReminder; onClose: () => void }) {
  const t = useTranslate()
  const words = useScheduleText()
  const refetchAll = useRefetchAll()
  const { id, name, counts, repeat_days: days } = reminder
  const { audience } = counts
  const { act, isActing, problem } = useAction(
    'POST /api/reminders/{id}/start',
    () => ({ body: { audience }, params: { id } }),
    { done: () => t('office.reminders.startedNow'), report: 'quiet' },
  )
  async function start(): Promise<void> {
    if ((await act()) !== null) onClose()
    else await refetchAll()
  }
  return (
    <Dialog
      title={name}
      okText={t('office.reminders.start', { n: audience })}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => void start()}
      onCancel={onClose}
    >
      <ul className="reminders__will">
        <li>{t('office.reminders.will.send', { n: audience })}</li>
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

interface DropDialogProps {
  readonly reminder: CountedReminder
  readonly onDropped: () => void
  readonly onClose: () => void
}

function DropDialog({ reminder: { id, name }, onDropped, onClose }: DropDialogProps) {
  const t = useTranslate()
  const { mutate, mutation } = useDelete<CountedReminder, HubProblem & HttpError>()
  const drop = () =>
    mutate(
      {
        resource: 'reminders',
        id,
        invalidates: ['all'],
        successNotification: { type: 'success', message: t('office.reminders.dropped') },
        errorNotification: false,
      },
      { onSuccess: onDropped },
    )
  return (
    <Dialog
      title={t('office.reminders.drop')}
      okText={t('office.reminders.drop')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      confirmLoading={mutation.isPending}
      onOk={drop}
      onCancel={onClose}
    >
      <p>{t('office.reminders.dropBody', { name })}</p>
      <FormProblem problem={mutation.error} />
    </Dialog>
  )
}
