import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { AppContext } from '../../../src/app-context.ts'
import { openHub } from '../../../src/open-hub.ts'
import { findAudience } from '../../../src/modules/reminders/audience.ts'
import { draftReminder } from '../../../src/modules/reminders/draft-reminder.ts'
import type { Reminder, ReminderDefinition } from '../../../src/modules/reminders/reminder.ts'
import type { viewCounted, viewPreview, viewSending } from '../../../src/modules/reminders/reminder.view.ts'
import { startReminder } from '../../../src/modules/reminders/start-reminder.ts'
import { isRefused } from '../../../src/shared/refusal.ts'
import { logSignIn } from '../../../src/modules/access/sign-in-log.store.ts'
import type { TestDatabase } from '@matricula/hub/testing/databases'
import { type Mail, mailsOf } from '@matricula/hub/testing/mailbox'
import { configFor } from '@matricula/hub/testing/test-hub'
import { until } from '@matricula/hub/testing/until'
import type { Visitor } from '@matricula/hub/testing/visitor'

export type ReminderBody = ReturnType<typeof viewCounted>
export type PreviewBody = ReturnType<typeof viewPreview>
export type SendingBody = ReturnType<typeof viewSending>

export const subject = 'La matrícula de {estudiante} espera'

/** A reminder to whoever signed in and chose nothing yet, once. */
export const aReminder = {
  name: 'Primer aviso',
  audience: { steps: ['entered'], grades: [] as number[], waiting_days: 0 },
  template: { 'es-CO': { subject, body: 'A {estudiante} ({grado}) le falta {paso}.\n{enlace}' } },
  repeat_days: 0,
  at_most: 1,
}

export async function draft(office: Visitor, changes: object = {}): Promise<ReminderBody> {
  const answer = await office.post<ReminderBody>('/api/reminders', { ...aReminder, ...changes })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}

export async function startNow(office: Visitor, changes: object = {}): Promise<ReminderBody> {
  const { id } = await draft(office, changes)
  const { body } = await office.get<ReminderBody>(`/api/reminders/${id}`)
  const started = await office.post<ReminderBody>(`/api/reminders/${id}/start`, {
    audience: body.counts.audience,
  })
  if (started.status !== 200) throw new Error(started.text)
  return started.body
}

/** The mailbox of the guardian who pays for a family of the sandbox, by its eldest student. */
export function mailboxOf(code: string): string {
  return `familia.${code.toLowerCase()}@example.com`
}

/** Whom reminders went to, in the order they left. */
export async function remindedBy(app: AppContext): Promise<readonly string[]> {
  return (await remindersIn(app)).map(({ to }) => to)
}

export async function remindersIn(app: AppContext): Promise<readonly Mail[]> {
  const mails = await mailsOf(app)
  return mails.filter(({ subject }) => subject.includes('espera'))
}

/** Until every announcement was dealt with. */
export function whenDelivered({ database }: AppContext): Promise<unknown> {
  return until(
    () => database('outbox').where({ topic: 'notice.reminder' }),
    (rows) => rows.length > 0 && rows.every(({ status }) => status === 'done'),
  )
}

/** A hub that only does what it is told to: it does not listen, and no schedule triggers it. */
export async function sleepingHub({ environment }: TestDatabase): Promise<AppContext> {
  const hub = await openHub(await configFor(environment), pino({ level: 'silent' }))
  onTestFinished(() => hub.stop())
  return hub.app
}

/** As if the student's family had come in and chosen nothing. */
export async function enter({ database, clock }: AppContext, student: string): Promise<void> {
  await logSignIn(database, { student, result: 'proceed', at: clock.now() })
}

const author = { actor: 'staff:admisiones', trace: 'test' }

const terms: ReminderDefinition = {
  name: 'Primer aviso',
  audience: { steps: ['entered'], grades: [], waitingDays: 0 },
  template: aReminder.template,
  repeatDays: 0,
  atMost: 1,
}

export async function runReminder(
  app: AppContext,
  changes: Partial<ReminderDefinition> = {},
): Promise<Reminder> {
  const drafted = await draftReminder(app, { ...terms, ...changes }, author)
  if (isRefused(drafted)) throw new Error(drafted.code)
  const { missers } = await findAudience(app, drafted.audience)
  const started = await startReminder(app, { id: drafted.id, audience: missers.length }, author)
  if (isRefused(started)) throw new Error(started.code)
  return started
}
