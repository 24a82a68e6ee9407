import type { components } from '@matricula/hub/api'
import type { JobContext, WithLine, PlannedLine } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import { moment } from '../../output/cells.ts'
import type { NewReminder } from '../../tasks/reminders/find-same.ts'
import type { FirstLines } from '../first-lines.ts'
import { wrongAbout } from '../read-cells.ts'
import type { ReminderChange } from './reminder-change.ts'
import { type Translate, translator } from '../../i18n.ts'

type ReminderPreview = components['schemas']['StudentPreview']
type Sending = components['schemas']['ReminderSending']
type TranslateReminders = Translate<'reminders'>

export interface ReminderRow {
  readonly student: string
}

export interface ReminderPlanContext {
  readonly newReminder: NewReminder
  readonly isFollowed: boolean
  /** The same reminder from before; null: there is none. */
  readonly before: string | null
  readonly students: FirstLines
  readonly families: FirstLines
}

/** Whom each line would write to, and why not: two questions for all of them. */
export async function planReminders(
  rows: readonly WithLine<ReminderRow>[],
  context: ReminderPlanContext,
  { hub, locale }: JobContext,
): Promise<readonly PlannedLine[]> {
  const { newReminder, before } = context
  const students = [...new Set(rows.map(({ row }) => row.student))]
  const [previews, sendings] = await Promise.all([
    unwrap(hub.api.POST('/api/reminders/preview/students', { body: { ...newReminder, students } })),
    before === null
      ? []
      : unwrap(
          hub.api.GET('/api/reminders/{id}/students', {
            params: { path: { id: before }, query: { students: students.join(',') } },
          }),
        ),
  ])
  const t = translator('reminders', locale)
  return rows.map(({ line, row: { student } }) => {
    const preview = previews.find((one) => one.student === student)
    if (preview === undefined) throw new Error('the hub left out a student')
    const facts = {
      preview,
      sending: sendings.find((one) => one.student === student) ?? null,
      twin: context.students.lineOf(student, line),
      sibling:
        preview.is === 'due' && preview.family !== null
          ? context.families.lineOf(preview.family, line)
          : null,
    }
    return { ...decideReminder(facts, context, t), line }
  })
}

export interface ReminderFacts {
  readonly preview: ReminderPreview
  /** What the same reminder did for the student before. */
  readonly sending: Pick<Sending, 'times' | 'to' | 'last_at'> | null
  /** An earlier line with the same student. */
  readonly twin: number | null
  /** An earlier line with the same family. */
  readonly sibling: number | null
}

/** Pure: whether a family is written to, at once or when it is its turn, and else why not. */
export function decideReminder(
  { preview, sending, twin, sibling }: ReminderFacts,
  { newReminder, isFollowed }: Pick<ReminderPlanContext, 'newReminder' | 'isFollowed'>,
  t: TranslateReminders,
) {
  const { student, name, to, subject, step, is } = preview
  const who = `${student} ${name}`.trim()
  const same = (what: string) => ({ is: 'same' as const, what })
  if (twin !== null) return wrongAbout(t('ofLine', { student, first: String(twin) }), t('twice'))
  if (sending !== null && sending.times > 0) {
    return same(t('sentBefore', { who, to: sending.to.join(', '), at: moment(sending.last_at) }))
  }
  switch (is) {
    case 'unknown':
      return wrongAbout(student, t('unknown'))
    case 'no-address':
      return wrongAbout(who, t('noAddress'))
    case 'erased':
      return same(t('erasedOne', { who }))
    case 'not-missing':
      return same(t('notMissing', { who }))
    case 'due':
    case 'in-peace': {
      const values = {
        who,
        to: to.join(', '),
        subject,
        step: step === null ? '' : t(`step.${step}`),
      }
      const waits = is === 'in-peace' || sibling !== null
      const change: ReminderChange = { student, terms: newReminder, isFollowed }
      return { is: 'change' as const, what: t(waits ? 'writeLater' : 'write', values), change }
    }
  }
}
