import { Tag } from 'antd'
import { useLocale, useTranslate } from '../../i18n.ts'
import { actorLabel } from '../actor-label.ts'
import { moment } from '../moment.ts'
import { stateColours } from './reminder.ts'
import type { Reminder, TemplateText } from './reminder.ts'
import { useScheduleText } from './use-schedule-text.ts'

/** What a reminder is, as it was written. */
export function ReminderFacts({ reminder }: { reminder: Reminder }) {
  const t = useTranslate()
  const words = useScheduleText()
  const { state, audience, template } = reminder
  return (
    <section className="panel">
      <h2>{t('office.reminders.facts')}</h2>
      <dl className="facts">
        <dt>{t('office.reminders.stateFilter')}</dt>
        <dd>
          <Tag color={stateColours[state]}>{t(`office.reminders.state.${state}`)}</Tag>
        </dd>
        <dt>{t('office.reminders.audience')}</dt>
        <dd>{words.audience(audience)}</dd>
        <dt>{t('office.reminders.repeats')}</dt>
        <dd>{words.repeats(reminder)}</dd>
        <ReminderHistory reminder={reminder} />
      </dl>
      <Template title={t('office.reminders.wording.es-CO')} wording={template['es-CO']} />
      {template.en !== undefined && (
        <Template title={t('office.reminders.wording.en')} wording={template.en} />
      )}
    </section>
  )
}

/** Who wrote, started and stopped it. */
function ReminderHistory({ reminder }: { reminder: Reminder }) {
  const t = useTranslate()
  const { locale } = useLocale()
  const history = [
    { did: 'created', by: reminder.created_by, at: reminder.created_at },
    { did: 'started', by: reminder.started_by, at: reminder.started_at },
    { did: 'ended', by: reminder.stopped_by, at: reminder.stopped_at },
  ]
  return history.flatMap(({ did, by, at }) =>
    by === null
      ? []
      : [
          <dt key={did}>{t(`office.reminders.${did}`)}</dt>,
          <dd key={`${did}-by`}>{`${moment(at, locale)} · ${actorLabel(by, t)}`}</dd>,
        ],
  )
}

function Template({ title, wording: { subject, body } }: { title: string; wording: TemplateText }) {
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
