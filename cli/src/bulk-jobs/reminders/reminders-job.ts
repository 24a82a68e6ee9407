import type { Cells, Column, BulkJob, WrongRow } from '../../bulk/job.ts'
import type { NewReminder } from '../../tasks/reminders/find-same.ts'
import { firstLines } from '../first-lines.ts'
import { studentAliases, studentCodeOf, textOf, wrongAbout } from '../read-cells.ts'
import { reminderHandler } from './apply.ts'
import { planReminders, type ReminderRow } from './plan-reminders.ts'
import { type Locale, translator } from '../../i18n.ts'

export interface RemindersJobOptions {
  readonly newReminder: NewReminder
  readonly isFollowed: boolean
  /** The same reminder from before; null: there is none. */
  readonly before: string | null
}

export const reminderColumns: readonly Column[] = [
  { name: 'student', isRequired: true, example: '10001', aliases: studentAliases },
]

/** A mail to the guardians who pay, for each student who misses a step. */
export function remindersJob(locale: Locale, options: RemindersJobOptions): BulkJob<ReminderRow> {
  const planning = { ...options, students: firstLines(), families: firstLines() }
  return {
    ...reminderHandler,
    columns: reminderColumns,
    readRow: (cells) => readRow(cells, locale),
    // The student information system is asked for each one's address.
    planSize: 20,
    plan: (rows, context) => planReminders(rows, planning, context),
  }
}

function readRow(cells: Cells, locale: Locale): ReminderRow | WrongRow {
  const student = studentCodeOf(cells, 'student')
  return student === null
    ? wrongAbout(textOf(cells, 'student'), translator('reminders', locale)('badStudent'))
    : { student }
}
