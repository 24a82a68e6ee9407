import { onTestFinished } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { AppContext } from '../../../src/app-context.ts'
import { leaseMessages } from '../../../src/modules/outbox/outbox.store.ts'
import { announceReminders } from '../../../src/modules/reminders/announce-reminders.ts'
import { sendReminder } from '../../../src/modules/reminders/send-reminder.ts'
import type { DatabaseKind } from '@matricula/hub/testing/databases'

export async function emptyDatabase(kind: DatabaseKind) {
  const database = await kind.create()
  onTestFinished(() => database.drop())
  return database
}

/** The same hub at another time of the season; what it announces waits until somebody delivers it. */
export function at(app: AppContext, now: string): AppContext {
  const work = { ...app.work, trigger: () => undefined }
  return { ...app, work, clock: { ...app.clock, now: () => new Date(now) } }
}

export const announce = (app: AppContext) => announceReminders(app, AbortSignal.timeout(10_000))

export async function announced({ database }: AppContext): Promise<readonly string[]> {
  const keys: string[] = await database('outbox')
    .where({ topic: 'notice.reminder' })
    .orderBy('id')
    .pluck('key')
  return keys.map((key) => key.split(':').slice(2).join(':'))
}

/** Delivers every announced reminder by this hub's clock. */
export async function deliverAll(app: AppContext): Promise<void> {
  const terms = { now: app.clock.wall(), seconds: 60, limit: 500 }
  for (const { id, payload, key } of await leaseMessages(app.database, terms)) {
    const message = { payload: JSON.parse(payload), key, attempts: 1, trace: 'test' }
    const record = await sendReminder(app)(message, AbortSignal.timeout(5000))
    await inTransaction(app.database, record)
    await app.database('outbox').where({ id }).update({ status: 'done' })
  }
}
