import { bogotaIso } from '../../shared/local-date.ts'
import type { ListedSending, ReminderCounts } from './list-sendings.ts'
import type { Preview } from './preview-reminder.ts'
import type { StudentPreview } from './preview-students.ts'
import type { Reminder } from './reminder.ts'

export function viewReminder(reminder: Reminder) {
  const { steps, grades, waitingDays, byName } = reminder.audience
  return {
    id: reminder.id,
    name: reminder.name,
    audience: { steps, grades, waiting_days: waitingDays, ...(byName === true && { by_name: true }) },
    template: reminder.template,
    repeat_days: reminder.repeatDays,
    at_most: reminder.atMost,
    state: reminder.state,
    version: reminder.version,
    created_by: reminder.createdBy,
    created_at: bogotaIso(reminder.createdAt),
    started_by: reminder.startedBy,
    started_at: instantOf(reminder.startedAt),
    stopped_by: reminder.stoppedBy,
    stopped_at: instantOf(reminder.stoppedAt),
  }
}

export function viewCounted(reminder: Reminder, counts: ReminderCounts) {
  const { audience, erased, sent, failed, noAddress, waiting, finished } = counts
  return {
    ...viewReminder(reminder),
    counts: { audience, erased, sent, failed, no_address: noAddress, waiting, finished },
  }
}

export function viewPreview(preview: Preview) {
  const { audience, erased, throttled, hour, lookedAt, withoutAddress, sample } = preview
  return {
    audience,
    erased,
    in_peace: throttled,
    hour,
    looked_at: lookedAt,
    without_address: withoutAddress,
    sample: sample.map(({ studentCode, to, subject, text }) => ({
      student: studentCode,
      to,
      subject,
      text,
    })),
  }
}

export function viewSending({ studentCode, sentTo, times, lastAt, state, reason, outcome }: ListedSending) {
  return {
    student: studentCode,
    to: sentTo,
    times,
    last_at: instantOf(lastAt),
    state,
    reason,
    under_way: state === 'waiting' && outcome === 'announced',
  }
}

export function viewStudentPreview({ studentCode, name, family, step, to, subject, is }: StudentPreview) {
  return { student: studentCode, name, family, step, to, subject, is }
}

function instantOf(at: Date | null): string | null {
  return at === null ? null : bogotaIso(at)
}
