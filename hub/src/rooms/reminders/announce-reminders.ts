import type { House } from '../../house.ts'
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
export async function announceReminders(house: House, signal: AbortSignal): Promise<void> {
  const hour = decideHour(house.config.seasons.parents.parent.windows, house.clock.now())
  let left = atOnce
  for (const reminder of await runningReminders(house.database)) {
    if (signal.aborted) return
    if (hour === 'over') await stopReminder(house, reminder.id, { actor: 'hub', trace: traceOf(reminder) })
    if (hour === 'open' && left > 0) left -= await announceReminder(house, reminder, { left, signal })
  }
  if (left < atOnce) house.work.wake('deliver-outbox')
}

/** Announces a mail for each family of these students whose turn it is, without waiting for the minute. */
export async function announceNamed(
  house: House,
  reminder: Reminder,
  students: readonly string[],
): Promise<void> {
  if (decideHour(house.config.seasons.parents.parent.windows, house.clock.now()) !== 'open') return
  const turns = await planTurns(house, reminder, students)
  for (const turn of await dueTurns(house, turns, courtesyLimit(house))) {
    await announceTurn(house, turn, traceOf(reminder))
  }
  house.work.wake('deliver-outbox')
}

interface Allowance {
  readonly left: number
  readonly signal: AbortSignal
}

/** Announces turns of one reminder, at most as many as are left; answers how many. */
async function announceReminder(
  house: House,
  reminder: Reminder,
  { left, signal }: Allowance,
): Promise<number> {
  const turns = await planTurns(house, reminder)
  if (reminder.repeatDays === 0 && turns.every(({ when }) => when === 'over')) {
    await endReminder(house, reminder.id, { actor: 'hub', trace: traceOf(reminder) })
    return 0
  }
  let announced = 0
  for (const turn of await dueTurns(house, turns, courtesyLimit(house))) {
    if (signal.aborted || announced === left) break
    if (await announceTurn(house, turn, traceOf(reminder))) announced += 1
  }
  return announced
}

/** The family's turn, the student's and the message stand together, whoever else tries at the same time. */
function announceTurn(house: House, { family, ...turn }: FamilyTurn, trace: string): Promise<boolean> {
  const { database, clock } = house
  const now = clock.now()
  return inTransaction(database, async (trx) => {
    if (!(await takeFamily(trx, family, { now, limit: courtesyLimit(house) }))) return false
    if (!(await openTurn(trx, turn, now))) return false
    const key = keyOfTurn(turn)
    await announce(trx, { topic: 'notice.reminder', key, payload: payloadOf(turn), trace, at: clock.wall() })
    return true
  })
}

function traceOf({ id }: Reminder): string {
  return `reminder-${id}`
}
