import { Button } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../i18n.ts'
import type { Preview } from './reminder.ts'

/** The first mails, one at a time, their addresses masked. */
export function SampleMails({ preview: { sample, audience } }: { preview: Preview }) {
  const text = useTexts()
  const [place, setPlace] = useState(0)
  const shown = sample[Math.min(place, sample.length - 1)]
  if (shown === undefined) {
    return <p>{text(`office.reminders.${audience === 0 ? 'nobody' : 'nobodyReached'}`)}</p>
  }
  return (
    <article className="mail">
      <dl className="facts">
        <dt>{text('office.reminders.student')}</dt>
        <dd>{shown.student}</dd>
        <dt>{text('office.reminders.to')}</dt>
        <dd>{shown.to.join(', ')}</dd>
        <dt>{text('office.reminders.subject')}</dt>
        <dd>{shown.subject}</dd>
      </dl>
      <p className="mail__text">{shown.text}</p>
      {sample.length > 1 && (
        <Button onClick={() => setPlace((place + 1) % sample.length)}>
          {text('office.reminders.another', { n: (place % sample.length) + 1, of: sample.length })}
        </Button>
      )}
    </article>
  )
}
