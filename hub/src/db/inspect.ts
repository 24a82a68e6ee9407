import type { Knex } from 'knex'
import { type MigrationFacts, readMigrations } from './migration-facts.ts'
import type { Database } from './database.ts'
import { dialectOf, type Dialect, type RawAnswer, rowsOf } from './statements.ts'
import { inTransaction, type Transaction } from './transaction.ts'

/** What a database is, whatever stands in it. */
export interface DatabaseFacts {
  readonly dialect: DatabaseDialect
  readonly migrations: MigrationFacts
  readonly bytes: number
}

export type DatabaseDialect = 'sqlite' | 'pg' | 'mssql'

export interface TableCount {
  readonly name: string
  readonly rows: number
}

export const dialectNames: Readonly<Record<Dialect, DatabaseDialect>> = {
  'better-sqlite3': 'sqlite',
  pg: 'pg',
  mssql: 'mssql',
}

export async function readFacts(database: Database): Promise<DatabaseFacts> {
  const dialect = dialectOf(database)
  const answer: RawAnswer<{ readonly bytes: number | string }> = await database.raw(sizes[dialect])
  return {
    dialect: dialectNames[dialect],
    migrations: await readMigrations(database),
    bytes: Number(rowsOf(answer)[0]?.bytes ?? 0),
  }
}

/** Every table with its rows counted, by name. */
export async function countTables(database: Database): Promise<readonly TableCount[]> {
  const answer: RawAnswer<{ readonly name: string }> = await database.raw(tables[dialectOf(database)])
  const counts: TableCount[] = []
  for (const { name } of rowsOf(answer)) {
    const [counted] = await database(name).count<{ count: number | string }[]>({ count: '*' })
    counts.push({ name, rows: Number(counted?.count ?? 0) })
  }
  return counts
}

/** What the database's own check finds, in its words; PostgreSQL and SQL Server have no such statement. */
export async function ownFindings(database: Database): Promise<readonly string[]> {
  if (dialectOf(database) !== 'better-sqlite3') return []
  const found: readonly { integrity_check: string }[] = await database.raw('PRAGMA integrity_check(100)')
  return found.map(({ integrity_check }) => integrity_check).filter((said) => said !== 'ok')
}

/** Reads that see one moment, while the hub goes on writing. */
export async function inSnapshot<T>(database: Database, read: (trx: Transaction) => Promise<T>): Promise<T> {
  const { config, begin } = snapshots[dialectOf(database)]
  return inTransaction(
    database,
    async (trx) => {
      for (const statement of begin) await trx.raw(statement)
      return read(trx)
    },
    config,
  )
}

interface Snapshot {
  readonly config: Knex.TransactionConfig
  readonly begin: readonly string[]
}

const snapshots: Readonly<Record<Dialect, Snapshot>> = {
  // Its transactions hold the lock of writers from their beginning: one that only reads begins anew without it.
  'better-sqlite3': { config: {}, begin: ['COMMIT', 'BEGIN'] },
  pg: { config: { isolationLevel: 'repeatable read', readOnly: true }, begin: [] },
  mssql: { config: { isolationLevel: 'snapshot' }, begin: [] },
}

const sizes: Readonly<Record<Dialect, string>> = {
  'better-sqlite3': 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  pg: 'select pg_database_size(current_database()) as bytes',
  mssql: 'select sum(cast(size as bigint)) * 8192 as bytes from sys.database_files',
}

const tables: Readonly<Record<Dialect, string>> = {
  'better-sqlite3': `select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!' order by name`,
  pg: `select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  mssql: 'select name from sys.tables order by name',
}
