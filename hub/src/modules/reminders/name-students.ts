import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { announceNamed } from './announce-reminders.ts'
import { findAudience } from './audience.ts'
import { auditReminder } from './audit-reminder.ts'
import { decideHour } from './decide-turn.ts'
import { sendingsForStudents } from './list-sendings.ts'
import type { Author, Reminder } from './reminder.ts'
import { findReminder, lockReminder, updateReminder } from './reminder.store.ts'
import { awaitTurn } from './sending.store.ts'

export interface NameStudentsCommand {
  readonly id: string
  readonly students: readonly string[]
}

/**
 * Names students to a reminder that wants names, and announces those whose turn it is at once; the others wait for
 * their hour. Naming again changes nothing, but for who could not be reached. The first naming starts the reminder,
 * and one takes it up again that had nobody left. Answers how those stand who miss the step.
 */
export async function nameStudents(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'work'>,
  { id, students }: NameStudentsCommand,
  author: Author,
) {
  const at = app.clock.now()
  if (decideHour(app.config.seasons.parents.parent.windows, at) === 'over') return refuse('SEASON_CLOSED')
  const seen = await findReminder(app.database, id)
  if (seen === null) return refuse('NOT_FOUND')
  const { missers } = await findAudience(app, seen.audience, students)
  const codes = missers.map(({ studentCode }) => studentCode)
  const named = await inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state === 'stopped' || before.audience.byName !== true) return refuse('REMINDER_STATE')
    for (const studentCode of codes) await awaitTurn(trx, { reminderId: id, studentCode }, at)
    if (before.state === 'running') return before
    const after: Reminder = {
      ...before,
      state: 'running',
      startedBy: before.startedBy ?? author.actor,
      startedAt: before.startedAt ?? at,
      stoppedBy: null,
      stoppedAt: null,
    }
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'start', before, after, author })
    return after
  })
  if (isRefused(named)) return named
  await announceNamed(app, named, codes)
  return sendingsForStudents(app, named, codes)
}
