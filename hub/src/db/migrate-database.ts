import { migrationTable, readMigrations } from './migration-facts.ts'
import { migrationSource } from './migrations.ts'
import type { Database } from './database.ts'
import { isLocked } from './statements.ts'
import { inTransaction } from './transaction.ts'
import { takeTurn } from './turn.ts'

/** Its tables are of a newer program: this one would read them wrong, and is not to touch them. */
export class NewerDatabase extends Error {
  readonly migrations: readonly string[]

  constructor(migrations: readonly string[]) {
    super(`the database has migrations that this program does not know: ${migrations.join(', ')}`)
    this.migrations = migrations
  }
}

/**
 * Brings the tables up to date, all or nothing, and answers what was new. Any number of hubs may start at once: the
 * others wait, and find nothing left to do. Whoever dies on the way leaves no lock behind. Throws NewerDatabase.
 */
export async function migrateDatabase(database: Database): Promise<readonly string[]> {
  for (let waited = 1; ; waited += 1) {
    try {
      return await bringUpToDate(database)
    } catch (error) {
      if (waited === turnsWaited || !isLocked(error)) throw error
    }
  }
}

/** Each is as long as a write waits for a lock: together a minute, for another hub's migrations may take long. */
const turnsWaited = 12

function bringUpToDate(database: Database): Promise<readonly string[]> {
  return inTransaction(database, async (trx) => {
    // Knex makes its own two tables before it takes its lock, so the turn needs no table.
    await takeTurn(trx, 'migration')
    const { unknown } = await readMigrations(trx)
    if (unknown.length > 0) throw new NewerDatabase(unknown)
    const [, applied]: [number, readonly string[]] = await trx.migrate.latest({
      migrationSource,
      tableName: migrationTable,
    })
    return applied
  })
}
