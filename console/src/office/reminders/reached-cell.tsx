import { useTranslate } from '../../i18n.ts'
import { useRead } from '../api/use-read.ts'
import type { Reminder } from './reminder.ts'

const REFRESH_MS = 15_000

/** How many were written to, and how many of them are done by now; the list itself does not count. */
export function ReachedCell({ reminder: { id, state } }: { reminder: Reminder }) {
  const t = useTranslate()
  const { answer } = useRead('GET /api/reminders/{id}', {
    params: { id },
    when: state !== 'draft',
    every: state === 'running' && REFRESH_MS,
  })
  if (answer === undefined) return '—'
  const { sent, finished } = answer.counts
  return <span className="figures">{t('office.reminders.reachedOf', { sent, finished })}</span>
}
