import { Tag } from 'antd'
import { useLocale, useTexts } from '../../i18n.ts'
import { actorWords } from '../actor-words.ts'
import { moment } from '../moment.ts'
import { stateColours } from './reminder.ts'
import type { Reminder, Wording } from './reminder.ts'
import { useScheduleText } from './use-schedule-text.ts'

/** What a reminder is, as it was written. */
export function ReminderFacts({ reminder }: { reminder: Reminder }) {
  const text = useTexts()
  const words = useScheduleText()
  const { state, audience, template } = reminder
  return (
    <section className="panel">
      <h2>{text('office.reminders.facts')}</h2>
      <dl className="facts">
        <dt>{text('office.reminders.stateFilter')}</dt>
        <dd>
          <Tag color={stateColours[state]}>{text(`office.reminders.state.${state}`)}</Tag>
        </dd>
        <dt>{text('office.reminders.audience')}</dt>
        <dd>{words.audience(audience)}</dd>
        <dt>{text('office.reminders.repeats')}</dt>
        <dd>{words.repeats(reminder)}</dd>
        <Deeds reminder={reminder} />
      </dl>
      <Template title={text('office.reminders.wording.es-CO')} wording={template['es-CO']} />
      {template.en !== undefined && (
        <Template title={text('office.reminders.wording.en')} wording={template.en} />
      )}
    </section>
  )
}

/** Who wrote, started and stopped it. */
function Deeds({ reminder }: { reminder: Reminder }) {
  const text = useTexts()
  const { locale } = useLocale()
  const deeds = [
    { did: 'created', by: reminder.created_by, at: reminder.created_at },
    { did: 'started', by: reminder.started_by, at: reminder.started_at },
    { did: 'ended', by: reminder.stopped_by, at: reminder.stopped_at },
  ]
  return deeds.flatMap(({ did, by, at }) =>
    by === null
      ? []
      : [
          <dt key={did}>{text(`office.reminders.${did}`)}</dt>,
          <dd key={`${did}-by`}>{`${moment(at, locale)} · ${actorWords(by, text)}`}</dd>,
        ],
  )
}

function Template({ title, wording: { subject, body } }: { title: string; wording: Wording }) {
  return (
    <details className="reminders__template">
      <summary>{title}</summary>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className="mail__text">{body}</p>
    </details>
  )
}
