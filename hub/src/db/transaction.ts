import type { Knex } from 'knex'
import type { Database } from './open-database.ts'
import { isContention } from './statements.ts'

export type Transaction = Knex.Transaction

const tries = 4

/** One story: all of it or nothing. Told again when the database chose it as the victim of a deadlock. */
export async function inTransaction<T>(
  database: Database,
  story: (trx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(story)
    } catch (error) {
      if (attempt === tries || !isContention(error)) throw error
    }
  }
}
