import { migrationSource } from './migrations.ts'
import type { Database } from './database.ts'
import type { Transaction } from './transaction.ts'

export const migrationTable = 'migration'

export interface MigrationFacts {
  readonly applied: readonly string[]
  readonly pending: readonly string[]
  /** Of a newer hub than this one. */
  readonly unknown: readonly string[]
}

/** Which of our migrations a database has, and which it has that we do not know. */
export async function readMigrations(database: Database | Transaction): Promise<MigrationFacts> {
  const isMade = await database.schema.hasTable(migrationTable)
  return compareMigrations(isMade ? await database(migrationTable).orderBy('id').pluck('name') : [])
}

export async function compareMigrations(applied: readonly string[]): Promise<MigrationFacts> {
  const known = await migrationSource.getMigrations([])
  return {
    applied,
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}
