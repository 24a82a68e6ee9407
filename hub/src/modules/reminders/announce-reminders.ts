import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import { takeFamily } from './courtesy.store.ts'
import { courtesyLimit } from './courtesy-limit.ts'
import { decideHour } from './decide-turn.ts'
import { dueTurns, type FamilyTurn, planTurns } from './due-turns.ts'
import { endReminder } from './end-reminder.ts'
import type { Reminder } from './reminder.ts'
import { runningReminders } from './reminder.store.ts'
import { openTurn } from './sending.store.ts'
import { stopReminder } from './stop-reminder.ts'
import { keyOfTurn, payloadOf } from './turn.ts'

/** In one run, that is in a minute: receipts and orders wait in the same outbox and must not wait long. */
const atOnce = 60

/** Announces a mail for each family whose turn it is, of all reminders at work; ends those that are over. */
export async function announceReminders(app: AppContext, signal: AbortSignal): Promise<void> {
  const hour = decideHour(app.config.seasons.parents.parent.windows, app.clock.now())
  let left = atOnce
  const running = await runningReminders(app.database)
  for (const reminder of running) {
    if (signal.aborted) return
    if (hour === 'over') await stopReminder(app, reminder.id, { actor: 'hub', trace: traceOf(reminder) })
    if (hour === 'open' && left > 0) left -= await announceReminder(app, reminder, { left, signal })
  }
  if (left < atOnce) app.work.trigger('deliver-outbox')
  if (running.length > 0) app.live.changed('reminders')
}

/** Announces a mail for each family of these students whose turn it is, without waiting for the minute. */
export async function announceNamed(
  app: AppContext,
  reminder: Reminder,
  students: readonly string[],
): Promise<void> {
  if (decideHour(app.config.seasons.parents.parent.windows, app.clock.now()) !== 'open') return
  const turns = await planTurns(app, reminder, students)
  for (const turn of await dueTurns(app, turns, courtesyLimit(app))) {
    await announceTurn(app, turn, traceOf(reminder))
  }
  app.work.trigger('deliver-outbox')
}

interface Allowance {
  readonly left: number
  readonly signal: AbortSignal
}

/** Announces turns of one reminder, at most as many as are left; answers how many. */
async function announceReminder(
  app: AppContext,
  reminder: Reminder,
  { left, signal }: Allowance,
): Promise<number> {
  const turns = await planTurns(app, reminder)
  if (reminder.repeatDays === 0 && turns.every(({ when }) => when === 'over')) {
    await endReminder(app, reminder.id, { actor: 'hub', trace: traceOf(reminder) })
    return 0
  }
  let announced = 0
  for (const turn of await dueTurns(app, turns, courtesyLimit(app))) {
    if (signal.aborted || announced === left) break
    if (await announceTurn(app, turn, traceOf(reminder))) announced += 1
  }
  return announced
}

/** The family's turn, the student's and the message stand together, whoever else tries at the same time. */
function announceTurn(app: AppContext, { family, ...turn }: FamilyTurn, trace: string): Promise<boolean> {
  const { database, clock } = app
  const now = clock.now()
  return inTransaction(database, async (trx) => {
    if (!(await takeFamily(trx, family, { now, limit: courtesyLimit(app) }))) return false
    if (!(await openTurn(trx, turn, now))) return false
    const key = keyOfTurn(turn)
    await announce(trx, { topic: 'notice.reminder', key, payload: payloadOf(turn), trace, at: clock.wall() })
    return true
  })
}

function traceOf({ id }: Reminder): string {
  return `reminder-${id}`
}
