import type { Kept } from '../../bulk/work.ts'
import type { Terms } from '../../tasks/reminders/find-same.ts'

/** Whom to write to, and what: the terms are the same for every line of a run, and what its reminder is known by. */
export type ReminderChange = {
  readonly student: string
  readonly terms: Terms
  /** Whether to wait until the mail has left. */
  readonly isFollowed: boolean
}

/** A run's folder is written by this program alone. */
export function reminderChangeOf(kept: Kept): ReminderChange {
  return kept as ReminderChange
}
