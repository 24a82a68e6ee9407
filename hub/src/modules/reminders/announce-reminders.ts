import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import { findByCodes } from '../students/index.ts'
import { findAudience, type SeasonContext } from './audience.ts'
import { auditReminder } from './audit-reminder.ts'
import { courtesyLimit, remindedAfter, takeFamily } from './courtesy.store.ts'
import { decideHour, decideTurn, type When } from './decide-turn.ts'
import type { Author, Reminder } from './reminder.ts'
import { lockReminder, runningReminders, updateReminder } from './reminder.store.ts'
import { openTurn, sendingsOf } from './sending.store.ts'
import { stopReminder } from './stop-reminder.ts'
import { keyOfTurn, payloadOf, type Turn } from './turn.ts'

/** In one run, that is in a minute: receipts and orders wait in the same outbox and must not wait long. */
const atOnce = 60

/** Announces a message for each family whose turn it is, of all reminders at work; ends those that are over. */
export async function announceReminders(
  app: SeasonContext & Pick<AppContext, 'work' | 'live'>,
  signal: AbortSignal,
): Promise<void> {
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

/** Announces a message for each family of these students whose turn it is, without waiting for the minute. */
export async function announceNamed(
  app: SeasonContext & Pick<AppContext, 'work'>,
  reminder: Reminder,
  students: readonly string[],
): Promise<void> {
  if (decideHour(app.config.seasons.parents.parent.windows, app.clock.now()) !== 'open') return
  const turns = await planTurns(app, reminder, students)
  for (const turn of await dueTurns(app, turns)) {
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
  app: SeasonContext,
  reminder: Reminder,
  { left, signal }: Allowance,
): Promise<number> {
  const turns = await planTurns(app, reminder)
  if (reminder.repeatDays === 0 && turns.every(({ when }) => when === 'over')) {
    await endReminder(app, reminder.id, { actor: 'hub', trace: traceOf(reminder) })
    return 0
  }
  let announced = 0
  for (const turn of await dueTurns(app, turns)) {
    if (signal.aborted || announced === left) break
    if (await announceTurn(app, turn, traceOf(reminder))) announced += 1
  }
  return announced
}

/** The family's turn, the student's and the message stand together, whoever else tries at the same time. */
function announceTurn(app: SeasonContext, { family, ...turn }: FamilyTurn, trace: string): Promise<boolean> {
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

/** Ends a reminder that has nobody left to remind. One that was stopped meanwhile stays stopped. */
function endReminder(app: Pick<AppContext, 'database' | 'clock'>, id: string, author: Author): Promise<void> {
  return inTransaction(app.database, async (trx) => {
    const before = await lockReminder(trx, id)
    if (before?.state !== 'running') return
    const after = { ...before, state: 'done', stoppedBy: author.actor, stoppedAt: app.clock.now() } as const
    await updateReminder(trx, after)
    await auditReminder(app, trx, { act: 'end', before, after, author })
  })
}

type PlannedTurn = Turn & { readonly when: When }
type FamilyTurn = Turn & { readonly family: string }

/**
 * The next turn of everybody the reminder is for at this moment, or of these students: who is done with the step has
 * none, and neither has who was not named to a reminder that wants names.
 */
async function planTurns(
  app: SeasonContext,
  reminder: Reminder,
  students?: readonly string[],
): Promise<readonly PlannedTurn[]> {
  const { database, clock } = app
  const { id: reminderId, audience } = reminder
  const { missers } = await findAudience(app, audience, students)
  const sendings = await sendingsOf(database, reminderId, students)
  const known = new Map(sendings.map((sending) => [sending.studentCode, sending]))
  const now = clock.now()
  return missers.flatMap(({ studentCode }) => {
    const sending = known.get(studentCode) ?? null
    if (sending === null && audience.byName === true) return []
    const when = decideTurn(reminder, sending, now)
    return [{ reminderId, studentCode, round: (sending?.round ?? 0) + 1, when }]
  })
}

/** The turns that are due, without those of families that any reminder reached a short while ago. */
async function dueTurns(app: SeasonContext, turns: readonly PlannedTurn[]): Promise<readonly FamilyTurn[]> {
  const due = turns.filter(({ when }) => when === 'due')
  const codes = due.map(({ studentCode }) => studentCode)
  const students = await findByCodes(app.database, codes)
  const families = new Map(students.map(({ code, familyId }) => [code.toUpperCase(), familyId ?? code]))
  const reminded = await remindedAfter(app.database, courtesyLimit(app))
  return due.flatMap(({ when: _when, ...turn }) => {
    const family = families.get(turn.studentCode)
    return family === undefined || reminded.has(family) ? [] : [{ ...turn, family }]
  })
}

function traceOf({ id }: Reminder): string {
  return `reminder-${id}`
}
