import type { Knex } from 'knex'
import { inConnectionsTurn } from './connection-turns.ts'
import type { Database } from './database.ts'
import { isContention } from './statements.ts'

export type Transaction = Knex.Transaction

const tries = 4

/** One story: all of it or nothing. Told again when the database chose it as the victim of a deadlock. */
export async function inTransaction<T>(
  database: Database,
  story: (trx: Transaction) => Promise<T>,
  config: Knex.TransactionConfig = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await database.transaction((trx) => toItsEnd(trx, story), config)
      await onDisk(database)
      return answer
    } catch (error) {
      if (attempt === tries || !isContention(error)) throw error
    }
  }
}

/** The embedded database commits first and brings it to the disk for several at once; part of another story waits for that. */
async function onDisk(database: Database): Promise<void> {
  const client: { onDisk?(): Promise<void> } = database.client
  if (!database.isTransaction) await client.onDisk?.()
}

/** A story that broke off may have statements under way still. */
async function toItsEnd<T>(trx: Transaction, story: (trx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await story(trx)
  } finally {
    const own: { acquireConnection(): Promise<object> } = trx.client
    await inConnectionsTurn(await own.acquireConnection(), () => Promise.resolve())
  }
}
