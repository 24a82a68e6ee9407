import { Button } from 'antd'
import { useState } from 'react'
import { useTranslate } from '../../i18n.ts'
import type { Preview } from './reminder.ts'

/** The first mails, one at a time, their addresses masked. */
export function SampleMails({ preview: { sample, audience } }: { preview: Preview }) {
  const t = useTranslate()
  const [place, setPlace] = useState(0)
  const shown = sample[Math.min(place, sample.length - 1)]
  if (shown === undefined) {
    return <p>{t(`office.reminders.${audience === 0 ? 'nobody' : 'nobodyReached'}`)}</p>
  }
  return (
    <article className="mail">
      <dl className="facts">
        <dt>{t('office.reminders.student')}</dt>
        <dd>{shown.student}</dd>
        <dt>{t('office.reminders.to')}</dt>
        <dd>{shown.to.join(', ')}</dd>
        <dt>{t('office.reminders.subject')}</dt>
        <dd>{shown.subject}</dd>
      </dl>
      <p className="mail__text">{shown.text}</p>
      {sample.length > 1 && (
        <Button onClick={() => setPlace((place + 1) % sample.length)}>
          {t('office.reminders.another', { n: (place % sample.length) + 1, of: sample.length })}
        </Button>
      )}
    </article>
  )
}
