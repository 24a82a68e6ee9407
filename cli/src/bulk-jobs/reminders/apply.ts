import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@matricula/hub/api'
import type { ApplyContext, JobHandler, LineChange, LineResult } from '../../bulk/job.ts'
import { unwrap } from '@matricula/hub/api/answers'
import type { NewReminder } from '../../tasks/reminders/find-same.ts'
import { refusedLines } from '../refused-lines.ts'
import { reminderChangeOf } from './reminder-change.ts'
import { translator } from '../../i18n.ts'

type Sending = components['schemas']['ReminderSending']

export const reminderHandler: JobHandler = { name: 'reminders.send', concurrency: 4, apply: remind }

/** Names a student to the reminder; named again, the hub writes to nobody twice. */
async function remind(changes: readonly LineChange[], context: ApplyContext): Promise<readonly LineResult[]> {
  const [first] = changes
  if (first === undefined) return []
  const { student, terms, isFollowed } = reminderChangeOf(first.change)
  try {
    const id = await reminderOf(terms, context)
    const params = { path: { id } }
    const [named] = await unwrap(
      context.hub.api.POST('/api/reminders/{id}/students', { params, body: { students: [student] } }),
    )
    const sending =
      named?.under_way === true && isFollowed ? await waitUntilSent({ id, student }, context) : named
    return [{ line: first.line, ...resultOf(sending, context) }]
  } catch (error) {
    return refusedLines(error, changes)
  }
}

/** The reminder of these terms, written down once: they are its key. */
async function reminderOf(terms: NewReminder, { hub }: ApplyContext): Promise<string> {
  const headers = { 'idempotency-key': hash('sha256', JSON.stringify(terms)) }
  const { id } = await unwrap(hub.api.POST('/api/reminders', { body: terms, headers }))
  return id
}

/** Until the mail has left or could not; the hub goes on with one that takes longer. */
const pollsMs = [100, 200, 400, 800, 1500, 3000, 4000, 5000, 5000, 5000, 5000]

async function waitUntilSent(
  { id, student }: { readonly id: string; readonly student: string },
  { hub, signal }: ApplyContext,
): Promise<Sending | undefined> {
  let sending: Sending | undefined
  for (const ms of pollsMs) {
    await pause(ms, undefined, { signal })
    const params = { path: { id }, query: { students: student } }
    ;[sending] = await unwrap(hub.api.GET('/api/reminders/{id}/students', { params }))
    if (sending?.under_way !== true) break
  }
  return sending
}

type ReminderResult =
  | { readonly is: 'done'; readonly said: string }
  | { readonly is: 'failed'; readonly why: string; readonly code: string }

function resultOf(sending: Sending | undefined, { locale }: Pick<ApplyContext, 'locale'>): ReminderResult {
  const t = translator('reminders', locale)
  if (sending === undefined) return { is: 'done', said: t('notMissingNow') }
  const { state, reason, times, to, under_way: isUnderWay } = sending
  if (times > 0) return { is: 'done', said: t('sentTo', { to: to.join(', ') }) }
  if (state === 'finished') return { is: 'done', said: t('notMissingNow') }
  if (state === 'waiting') return { is: 'done', said: t(isUnderWay ? 'onItsWay' : 'waitsForHour') }
  return reason === 'no-address'
    ? { is: 'failed', why: t('noAddressNow'), code: 'NO_ADDRESS' }
    : { is: 'failed', why: t('notSent', { reason: reason ?? '' }), code: 'NOT_SENT' }
}
