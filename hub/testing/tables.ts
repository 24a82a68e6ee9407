import type { Database } from '../src/db/database.ts'
import { dialectOf, type Dialect, type RawAnswer, rowsOf } from '../src/db/statements.ts'

/** The names of all tables, in order; those of SQLite and of the migrations are not ours. */
export async function tablesOf(database: Database): Promise<readonly string[]> {
  const answer: RawAnswer<{ readonly name: string }> = await database.raw(tables[dialectOf(database)])
  return rowsOf(answer)
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite_|migration)/.test(name))
    .toSorted()
}

const tables: Readonly<Record<Dialect, string>> = {
  'better-sqlite3': `select name from sqlite_master where type = 'table'`,
  pg: `select tablename as name from pg_tables where schemaname = 'public'`,
  mssql: 'select name from sys.tables',
}
