import type { components } from '@matricula/hub/api'
import type { Asking, Located, Planned } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import { moment } from '../../output/cells.ts'
import type { Terms } from '../../tasks/reminders/find-same.ts'
import { texts } from '../../texts/reminders.ts'
import { type Say, speaker } from '../../words.ts'
import type { FirstLines } from '../first-lines.ts'
import { wrongAbout } from '../read-cells.ts'
import type { ReminderChange } from './reminder-change.ts'
import type { ReminderRow } from './reminders-work.ts'

type Look = components['schemas']['ReminderLook']
type Sending = components['schemas']['ReminderSending']
type SayReminders = Say<keyof typeof texts.es>

export interface Planning {
  readonly terms: Terms
  readonly isFollowed: boolean
  /** The same reminder from before; null: there is none. */
  readonly before: string | null
  readonly students: FirstLines
  readonly families: FirstLines
}

/** Whom each line would write to, and why not: two questions for all of them. */
export async function planReminders(
  rows: readonly Located<ReminderRow>[],
  planning: Planning,
  { hub, locale }: Asking,
): Promise<readonly Planned[]> {
  const { terms, before } = planning
  const students = [...new Set(rows.map(({ row }) => row.student))]
  const [looks, sendings] = await Promise.all([
    answered(hub.api.POST('/api/reminders/preview/students', { body: { ...terms, students } })),
    before === null
      ? []
      : answered(
          hub.api.GET('/api/reminders/{id}/students', {
            params: { path: { id: before }, query: { students: students.join(',') } },
          }),
        ),
  ])
  const say = speaker(texts, locale)
  return rows.map(({ line, row: { student } }) => {
    const look = looks.find((one) => one.student === student)
    if (look === undefined) throw new Error('the hub left out a student')
    const facts = {
      look,
      sending: sendings.find((one) => one.student === student) ?? null,
      twin: planning.students.lineOf(student, line),
      sibling: look.is === 'due' && look.family !== null ? planning.families.lineOf(look.family, line) : null,
    }
    return { ...judgeReminder(facts, planning, say), line }
  })
}

export interface ReminderFacts {
  readonly look: Look
  /** What the same reminder did for the student before. */
  readonly sending: Pick<Sending, 'times' | 'to' | 'last_at'> | null
  /** An earlier line with the same student. */
  readonly twin: number | null
  /** An earlier line with the same family. */
  readonly sibling: number | null
}

/** Pure: whether a family is written to, at once or when it is its turn, and else why not. */
export function judgeReminder(
  { look, sending, twin, sibling }: ReminderFacts,
  { terms, isFollowed }: Pick<Planning, 'terms' | 'isFollowed'>,
  say: SayReminders,
) {
  const { student, name, to, subject, step, is } = look
  const who = `${student} ${name}`.trim()
  const same = (what: string) => ({ is: 'same' as const, what })
  if (twin !== null) return wrongAbout(say('ofLine', { student, first: String(twin) }), say('twice'))
  if (sending !== null && sending.times > 0) {
    return same(say('sentBefore', { who, to: sending.to.join(', '), at: moment(sending.last_at) }))
  }
  switch (is) {
    case 'unknown':
      return wrongAbout(student, say('unknown'))
    case 'no-address':
      return wrongAbout(who, say('noAddress'))
    case 'erased':
      return same(say('erasedOne', { who }))
    case 'not-missing':
      return same(say('notMissing', { who }))
    case 'due':
    case 'in-peace': {
      const values = {
        who,
        to: to.join(', '),
        subject,
        step: step === null ? '' : say(`step.${step}`),
      }
      const waits = is === 'in-peace' || sibling !== null
      const change: ReminderChange = { student, terms, isFollowed }
      return { is: 'change' as const, what: say(waits ? 'writeLater' : 'write', values), change }
    }
  }
}
