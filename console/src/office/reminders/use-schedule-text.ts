import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import type { Audience, ReminderInput } from './reminder.ts'

export interface ScheduleText {
  readonly audience: (audience: Audience) => string
  readonly repeats: (schedule: Pick<ReminderInput, 'repeat_days' | 'at_most'>) => string
}

/** Whom a reminder is for and how often, as one says it. */
export function useScheduleText(): ScheduleText {
  const t = useTranslate()
  const { answer: grades = [] } = useRead('GET /api/enrollment/admin/grades')
  const gradeName = (wanted: number) =>
    grades.find(({ id_grade: id }) => id === wanted)?.grade_enrollment ?? String(wanted)
  return {
    audience({ steps, grades: chosen, waiting_days: days, by_name: byName }) {
      return [
        steps.map((step) => t(`office.step.${step}`)).join(', '),
        chosen.length === 0 ? t('office.reminders.allGrades') : chosen.map(gradeName).join(', '),
        ...(days === 0 ? [] : [t('office.reminders.waiting', { days })]),
        ...(byName === true ? [t('office.reminders.byName')] : []),
      ].join(' · ')
    },
    repeats({ repeat_days: days, at_most: times }) {
      return days === 0 ? t('office.reminders.once') : t('office.reminders.every', { days, times })
    },
  }
}
