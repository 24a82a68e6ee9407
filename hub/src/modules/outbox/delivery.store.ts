import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { OutboxRow, Topic } from './outbox.store.ts'

export type Delivery = Pick<OutboxRow, 'status' | 'attempts'> & { readonly leased_until: string | null }

/** What has become of an announcement. */
export async function findDelivery(database: Database, key: string): Promise<Delivery | null> {
  const row = await database<Delivery & { key: string }>('outbox').where({ key }).first()
  return row ?? null
}

/** Those of the keys whose deliveries are announced and have not left yet, on hold or not. */
export async function undeliveredOf(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const undelivered = await inChunks<string, string>(keys, (some) =>
    database('outbox').whereIn('key', some).whereNot('status', 'done').pluck('key'),
  )
  return new Set(undelivered)
}

/** The keys of deliveries that wait for a person, of those that begin alike. */
export async function keysOnHold(
  database: Database,
  topic: Topic,
  beginning: string,
): Promise<readonly string[]> {
  return database('outbox').where({ topic, status: 'on_hold' }).whereLike('key', `${beginning}%`).pluck('key')
}

/** Makes a delivery that met a fault due at once, on hold or not; answers whether there was one to hurry. */
export async function hurryDelivery(trx: Transaction, key: string, at: Date): Promise<boolean> {
  const now = at.toISOString()
  const changed = await trx('outbox')
    .where({ key })
    .whereIn('status', ['due', 'on_hold'])
    .whereNotNull('last_fault')
    .where((lease) => void lease.whereNull('leased_until').orWhere('leased_until', '<=', now))
    .update({ status: 'due', due_at: now })
  return changed > 0
}
