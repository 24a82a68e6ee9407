import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import type { Acting, Acts, Change, Ended } from '../../bulk/work.ts'
import { answered } from '../../hub/answered.ts'
import type { Terms } from '../../tasks/reminders/find-same.ts'
import { texts } from '../../texts/reminders.ts'
import { speaker } from '../../words.ts'
import { refusedLines } from '../refused.ts'
import { reminderChangeOf } from './reminder-change.ts'

type Sending = components['schemas']['ReminderSending']

export const reminderActs: Acts = { name: 'reminders.send', concurrency: 4, act: remind }

/** Names a student to the reminder; named again, the hub writes to nobody twice. */
async function remind(changes: readonly Change[], acting: Acting): Promise<readonly Ended[]> {
  const [first] = changes
  if (first === undefined) return []
  const { student, terms, isFollowed } = reminderChangeOf(first.change)
  try {
    const id = await reminderOf(terms, acting)
    const params = { path: { id } }
    const [named] = await answered(
      acting.hub.api.POST('/api/reminders/{id}/students', { params, body: { students: [student] } }),
    )
    const sending = named?.under_way === true && isFollowed ? await follow({ id, student }, acting) : named
    return [{ line: first.line, ...endOf(sending, acting) }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}

/** The reminder of these terms, written down once: they are its key. */
async function reminderOf(terms: Terms, { hub }: Acting): Promise<string> {
  const headers = { 'idempotency-key': hash('sha256', JSON.stringify(terms)) }
  const { id } = await answered(hub.api.POST('/api/reminders', { body: terms, headers }))
  return id
}

/** Until the mail has left or could not; the hub goes on with one that takes longer. */
const looksMs = [100, 200, 400, 800, 1500, 3000, 4000, 5000, 5000, 5000, 5000]

async function follow(
  { id, student }: { readonly id: string; readonly student: string },
  { hub, signal }: Acting,
): Promise<Sending | undefined> {
  let sending: Sending | undefined
  for (const ms of looksMs) {
    await pause(ms, undefined, { signal })
    const params = { path: { id }, query: { students: student } }
    ;[sending] = await answered(hub.api.GET('/api/reminders/{id}/students', { params }))
    if (sending?.under_way !== true) break
  }
  return sending
}

type End =
  | { readonly is: 'done'; readonly said: string }
  | { readonly is: 'failed'; readonly why: string; readonly code: string }

function endOf(sending: Sending | undefined, { locale }: Pick<Acting, 'locale'>): End {
  const say = speaker(texts, locale)
  if (sending === undefined) return { is: 'done', said: say('notMissingNow') }
  const { state, reason, times, to, under_way: isUnderWay } = sending
  if (times > 0) return { is: 'done', said: say('sentTo', { to: to.join(', ') }) }
  if (state === 'finished') return { is: 'done', said: say('notMissingNow') }
  if (state === 'waiting') return { is: 'done', said: say(isUnderWay ? 'onItsWay' : 'waitsForHour') }
  return reason === 'no-address'
    ? { is: 'failed', why: say('noAddressNow'), code: 'NO_ADDRESS' }
    : { is: 'failed', why: say('notSent', { reason: reason ?? '' }), code: 'NOT_SENT' }
}
