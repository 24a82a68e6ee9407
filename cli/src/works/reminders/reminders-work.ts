import type { Cells, Column, Work, Wrong } from '../../bulk/work.ts'
import type { Terms } from '../../tasks/reminders/find-same.ts'
import { texts } from '../../texts/reminders.ts'
import { type Locale, speaker } from '../../words.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases, studentCodeOf, textOf, wrongAbout } from '../read-cells.ts'
import { reminderActs } from './act.ts'
import { planReminders } from './plan-reminders.ts'

export interface ReminderRow {
  readonly student: string
}

export interface RemindersWish {
  readonly terms: Terms
  readonly isFollowed: boolean
  /** The same reminder from before; null: there is none. */
  readonly before: string | null
}

export const reminderColumns: readonly Column[] = [
  { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
]

/** A mail to the guardians who pay, for each student who misses a step. */
export function remindersWork(locale: Locale, wish: RemindersWish): Work<ReminderRow> {
  const planning = { ...wish, students: firstLines(), families: firstLines() }
  return {
    ...reminderActs,
    columns: reminderColumns,
    readRow: (cells) => readRow(cells, locale),
    // The student information system is asked for each one's address.
    planSize: 20,
    plan: (rows, asking) => planReminders(rows, planning, asking),
  }
}

function readRow(cells: Cells, locale: Locale): ReminderRow | Wrong {
  const student = studentCodeOf(cells, 'student')
  return student === null
    ? wrongAbout(textOf(cells, 'student'), speaker(texts, locale)('badStudent'))
    : { student }
}
