import { migrationSource } from '../../../src/db/migrations.ts'
import { migrationTable } from '../../../src/db/migration-facts.ts'
import type { Database } from '../../../src/db/database.ts'
import { connectDatabase } from '../../../src/db/open-database.ts'
import type { DatabaseKind, TestDatabase } from '@matricula/hub/testing/databases'
import { configFor, root } from '@matricula/hub/testing/test-hub'
import type { VersionRow, VersionRows } from './row.ts'

/** A database as an earlier hub left it: its tables and its rows, and nothing that a later one brought. */
export async function databaseOfVersion(
  kind: DatabaseKind,
  version: string,
  rows: VersionRows,
): Promise<{ readonly place: TestDatabase; readonly database: Database }> {
  const place = await kind.create()
  const { settings } = await configFor(place.environment)
  const database = await connectDatabase(settings.database, root)
  await emptyOf(database)
  await bringTo(database, version)
  for (const [table, written] of Object.entries(rows)) await database(table).insert([...written])
  return { place, database }
}

async function emptyOf(database: Database): Promise<void> {
  await database.migrate.rollback({ migrationSource, tableName: migrationTable }, true)
  await database.schema.dropTable(migrationTable).dropTable(`${migrationTable}_lock`)
}

export async function bringTo(database: Database, version: string): Promise<void> {
  const known = await migrationSource.getMigrations([])
  const upTo = known.slice(0, known.indexOf(version) + 1)
  await database.migrate.latest({
    migrationSource: { ...migrationSource, getMigrations: () => Promise.resolve(upTo) },
    tableName: migrationTable,
  })
}

export type Contents = Readonly<Record<string, readonly VersionRow[]>>

/** Every row of these tables. */
export async function contentsOf(database: Database, tables: readonly string[]): Promise<Contents> {
  const contents: Record<string, readonly VersionRow[]> = {}
  for (const table of tables) contents[table] = await database(table)
  return contents
}
