import type { JsonValue } from '../../bulk/job.ts'
import type { NewReminder } from '../../tasks/reminders/find-same.ts'

/** Whom to write to, and what: the terms are the same for every line of a run, and what its reminder is known by. */
export type ReminderChange = {
  readonly student: string
  readonly terms: NewReminder
  /** Whether to wait until the mail has left. */
  readonly isFollowed: boolean
}

/** A run's folder is written by this program alone. */
export function reminderChangeOf(kept: JsonValue): ReminderChange {
  return kept as ReminderChange
}
