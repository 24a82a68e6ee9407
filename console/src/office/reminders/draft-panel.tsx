import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import { formatCount } from '../../numbers.ts'
import { usePermission } from '../access/use-permission.ts'
import { DropDialog } from './drop-dialog.tsx'
import type { CountedReminder, ReminderInput } from './reminder.ts'
import { SampleMails } from './sample-mails.tsx'
import { StartDialog } from './start-dialog.tsx'
import { usePreview } from './use-preview.ts'

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
          <p className="reminders__lead">{t('office.reminders.count', { n: formatCount(audience) })}</p>
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
            {t('office.reminders.start', { n: formatCount(audience) })}
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
