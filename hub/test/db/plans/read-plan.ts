import type { Database } from '../../../src/db/database.ts'
import { growingTables } from './growing-tables.ts'
import { readsOfPostgres } from './postgres-plan.ts'
import { readsOfSqlite } from './sqlite-plan.ts'

export interface Statement {
  readonly sql: string
  readonly bindings: readonly (string | number | null)[]
}

/** That a statement reads most rows of a table: those of the table itself, or what one index has of them. */
export interface WholeRead {
  readonly table: string
  readonly of: 'table' | 'index'
}

/** What a statement would read whole of the tables that grow, by the database's own plan. */
export async function wholeReads(database: Database, statement: Statement): Promise<readonly WholeRead[]> {
  const isPostgres = database.client.driverName === 'pg'
  const reads = await (isPostgres ? readsOfPostgres : readsOfSqlite)(database, statement)
  return reads.filter(({ table }) => growingTables.includes(table))
}

/** The growing tables that a statement would read whole. */
export async function tablesReadWhole(database: Database, statement: Statement): Promise<readonly string[]> {
  const reads = await wholeReads(database, statement)
  return [...new Set(reads.map(({ table }) => table))].toSorted()
}
