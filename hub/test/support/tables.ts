import type { Database } from '../../src/db/open-database.ts'
import { dialectOf } from '../../src/db/statements.ts'

/** The names of all tables, in order; those of SQLite and of the migrations are not ours. */
export async function tablesOf(database: Database): Promise<readonly string[]> {
  const rows: { name: string }[] =
    dialectOf(database) === 'pg'
      ? await database('pg_tables').where({ schemaname: 'public' }).select('tablename as name')
      : await database('sqlite_master').where({ type: 'table' }).select('name')
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite_|migration)/.test(name))
    .toSorted()
}
