import type { CountedReminder } from './reminder.ts'

export interface ReminderProgress {
  /** Families whose turn has come, whatever became of it. */
  readonly done: number
  readonly total: number
  /** Whole percent; of nobody it is all of them. */
  readonly percent: number
}

/** How far a reminder is: of those it reached or tried to, and those who miss the step and wait for their turn. */
export function progressOf({
  audience,
  sent,
  failed,
  no_address: none,
  finished,
}: CountedReminder['counts']) {
  const done = sent + failed + none
  // Who finished left the audience; who did not may still be in it, reminded or not.
  const total = Math.max(done, audience + finished)
  const percent = total === 0 ? 100 : Math.floor((done * 100) / total)
  return { done, total, percent } satisfies ReminderProgress
}
