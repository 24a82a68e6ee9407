import type { AppContext } from '../../app-context.ts'
import { findByCodes } from '../students/index.ts'
import { findAudience } from './audience.ts'
import { remindedAfter } from './courtesy.store.ts'
import { decideTurn, type When } from './decide-turn.ts'
import type { Reminder } from './reminder.ts'
import { sendingsOf, sendingsOfSome } from './sending.store.ts'
import type { Turn } from './turn.ts'

export interface PlannedTurn extends Turn {
  readonly when: When
}

export interface FamilyTurn extends Turn {
  readonly family: string
}

/**
 * The next turn of everybody the reminder is for at this moment, or of these students: who is done with the step has
 * none, and neither has who was not named to a reminder that wants names.
 */
export async function planTurns(
  app: AppContext,
  reminder: Reminder,
  students?: readonly string[],
): Promise<readonly PlannedTurn[]> {
  const { database, clock } = app
  const { id: reminderId, audience } = reminder
  const { missers } = await findAudience(app, audience, students)
  const sendings = await (students === undefined
    ? sendingsOf(database, reminderId)
    : sendingsOfSome(database, reminderId, students))
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
export async function dueTurns(
  { database }: AppContext,
  turns: readonly PlannedTurn[],
  courtesyLimit: Date,
): Promise<readonly FamilyTurn[]> {
  const due = turns.filter(({ when }) => when === 'due')
  const codes = due.map(({ studentCode }) => studentCode)
  const students = await findByCodes(database, codes)
  const families = new Map(students.map(({ code, familyId }) => [code.toUpperCase(), familyId ?? code]))
  const reminded = await remindedAfter(database, courtesyLimit)
  return due.flatMap(({ when: _when, ...turn }) => {
    const family = families.get(turn.studentCode)
    return family === undefined || reminded.has(family) ? [] : [{ ...turn, family }]
  })
}
