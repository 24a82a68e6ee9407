import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { type Refusal, refuse } from '../../shared/refusal.ts'
import { findAudience } from './audience.ts'
import { auditReminder } from './audit-reminder.ts'
import { decideHour, hasMoved } from './decide-turn.ts'
import type { Author } from './reminder.ts'
import { findReminder, lockReminder, updateReminder } from './reminder.store.ts'

export interface StartReminderCommand {
  readonly id: string
  /** How many students its writer saw in the preview. */
  readonly audience: number
}

/** Starts a draft for the audience that was looked at. Starting what runs already changes nothing. */
export async function startReminder(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { id, audience }: StartReminderCommand,
  author: Author,
) {
  const seen = await findReminder(app.database, id)
  if (seen === null) return refuse('NOT_FOUND')
  if (seen.state === 'running') return seen
  if (seen.state !== 'draft') return refuse('REMINDER_STATE')
  const at = app.clock.now()
  if (decideHour(app.config.seasons.parents.parent.windows, at) === 'over') return refuse('SEASON_CLOSED')
  const { missers } = await findAudience(app, seen.audience)
  if (hasMoved(audience, missers.length)) return refuseMoved(missers.length)
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before === null) return refuse('NOT_FOUND')
    if (before.state === 'running') return before
    if (before.state !== 'draft') return refuse('REMINDER_STATE')
    // Edited in between: the audience looked at is another one's.
    if (before.version !== seen.version) return refuseMoved(missers.length)
    const after = { ...before, state: 'running', startedBy: author.actor, startedAt: at } as const
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'start', before, after, author })
    return after
  })
}

function refuseMoved(audience: number): Refusal<'AUDIENCE_CHANGED'> {
  return refuse('AUDIENCE_CHANGED', { values: { audience }, facts: { audience } })
}
