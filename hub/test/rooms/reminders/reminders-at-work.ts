import { onTestFinished } from 'vitest'
import { inTransaction } from '../../../src/db/transaction.ts'
import type { House } from '../../../src/house.ts'
import { leaseMessages } from '../../../src/rooms/outbox/outbox.store.ts'
import { announceReminders } from '../../../src/rooms/reminders/announce-reminders.ts'
import { sendReminder } from '../../../src/rooms/reminders/send-reminder.ts'
import type { DatabaseKind } from '../../support/databases.ts'

export async function emptyDatabase(kind: DatabaseKind) {
  const database = await kind.create()
  onTestFinished(() => database.drop())
  return database
}

/** The same house at another time of the season; what it announces waits until somebody delivers it. */
export function at(house: House, now: string): House {
  const work = { ...house.work, wake: () => undefined }
  return { ...house, work, clock: { ...house.clock, now: () => new Date(now) } }
}

export const announce = (house: House) => announceReminders(house, AbortSignal.timeout(10_000))

export async function announced({ database }: House): Promise<readonly string[]> {
  const keys: string[] = await database('outbox')
    .where({ topic: 'notice.reminder' })
    .orderBy('id')
    .pluck('key')
  return keys.map((key) => key.split(':').slice(2).join(':'))
}

/** Delivers every announced reminder by this house's clock. */
export async function deliverAll(house: House): Promise<void> {
  const terms = { now: house.clock.wall(), seconds: 60, limit: 500 }
  for (const { id, payload, key } of await leaseMessages(house.database, terms)) {
    const message = { payload: JSON.parse(payload), key, attempts: 1, trace: 'test' }
    const record = await sendReminder(house)(message, AbortSignal.timeout(5000))
    await inTransaction(house.database, record)
    await house.database('outbox').where({ id }).update({ status: 'done' })
  }
}
