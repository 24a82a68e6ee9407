import type { Knex } from 'knex'
import { dialectOf } from '../statements.ts'

/** Knex makes SQLite's table anew for it, which rows that name its rows forbid. */
export async function dropColumns(db: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (dialectOf(db) !== 'better-sqlite3')
    return db.schema.alterTable(table, (altered) => void altered.dropColumns(...columns))
  for (const column of columns) await db.raw('alter table ?? drop column ??', [table, column])
}
