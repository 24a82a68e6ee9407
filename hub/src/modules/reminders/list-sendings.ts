import type { FaultCode } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Paged } from '../../http/paging.ts'
import { keysOnHold } from '../outbox/index.ts'
import { findAudience, missingStill } from './audience.ts'
import { type SendingState, sendingState } from './decide-turn.ts'
import type { Reminder } from './reminder.ts'
import { pageSendings, type Sending, sendingsOf, type SendingsQuery } from './sending.store.ts'
import { keyOfTurn, keysOf } from './turn.ts'

export interface ListedSending extends Sending {
  readonly state: SendingState
  /** Why nobody was reached. */
  readonly reason: 'no-address' | FaultCode | null
}

/** The students a reminder was for so far, with what became of it. */
export async function listSendings(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  reminder: Reminder,
  query: SendingsQuery,
): Promise<Paged<ListedSending>> {
  const { items, total } = await pageSendings(app.database, reminder.id, query)
  return { items: await withStates(app, reminder, items), total }
}

/** What became of the reminder for these students; who was not named or announced to it is not among them. */
export async function sendingsForStudents(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  reminder: Reminder,
  students: readonly string[],
): Promise<readonly ListedSending[]> {
  const sendings = await sendingsOf(app.database, reminder.id, students)
  return withStates(app, reminder, sendings, students)
}

export interface ReminderCounts {
  /** Whom it is for now. */
  readonly audience: number
  readonly erased: number
  /** Students whose family was reached at least once. */
  readonly sent: number
  readonly failed: number
  readonly noAddress: number
  readonly waiting: number
  /** Of those reached, who does not miss the step any more. */
  readonly finished: number
}

export async function countSendings(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  reminder: Reminder,
): Promise<ReminderCounts> {
  const { missers, erased } = await findAudience(app, reminder.audience)
  const sendings = await withStates(app, reminder, await sendingsOf(app.database, reminder.id))
  const count = (holds: (sending: ListedSending) => boolean) => sendings.filter(holds).length
  return {
    audience: missers.length,
    erased,
    sent: count(({ times }) => times > 0),
    failed: count(({ state, reason }) => state === 'failed' && reason !== 'no-address'),
    noAddress: count(({ state, reason }) => state === 'failed' && reason === 'no-address'),
    waiting: count(({ state }) => state === 'waiting'),
    finished: count(({ times, state }) => times > 0 && state === 'finished'),
  }
}

async function withStates(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  reminder: Reminder,
  sendings: readonly Sending[],
  students?: readonly string[],
): Promise<readonly ListedSending[]> {
  const missing = await missingStill(app, reminder.audience, students)
  const onHold = new Set(await keysOnHold(app.database, 'notice.reminder', keysOf(reminder.id)))
  return sendings.map((sending) => {
    const { outcome, fault, studentCode } = sending
    const isOnHold = onHold.has(keyOfTurn(sending))
    const state = sendingState({ outcome, isOnHold, isMissing: missing.has(studentCode) })
    return { ...sending, state, reason: outcome === 'no-address' ? 'no-address' : fault }
  })
}
