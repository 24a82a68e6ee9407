import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import knexFactory, { type Knex } from 'knex'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import { migrateDatabase } from './migrate-database.ts'
import { sqliteFile } from './sqlite-file.ts'

export type Database = Knex

/** The configured database as it is, with whatever tables it has. */
export async function connectDatabase(settings: DatabaseSettings, root: string): Promise<Database> {
  // An error names its statement, never the values in it: they are people's.
  return knexFactory({
    ...(await connections[settings.client](settings, root)),
    compileSqlOnError: false,
    log,
  })
}

/** Opens the configured database and brings its tables up to date. Nothing is open when this fails. */
export async function openDatabase(settings: DatabaseSettings, root: string): Promise<Database> {
  const database = await connectDatabase(settings, root)
  try {
    await migrateDatabase(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** Knex would print on stdout; what goes wrong is thrown as well, and needs no second line. */
const log: Knex.Logger = {
  error: () => {},
  warn: () => {},
  deprecate: (message) => process.emitWarning(message, 'DeprecationWarning'),
}

const connections: Record<
  DatabaseSettings['client'],
  (settings: DatabaseSettings, root: string) => Promise<Knex.Config>
> = {
  async sqlite(settings, root) {
    const { SqliteClient } = await import('./sqlite-client.ts')
    const filename = sqliteFile(settings, root)
    const folder = path.dirname(filename)
    // The folder holds children's data: nobody but the hub's own user may look inside.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    return {
      client: SqliteClient,
      useNullAsDefault: true,
      connection: {
        filename,
        encryptionKey: settings.encryptionKey,
      } as Knex.Sqlite3ConnectionConfig,
      pool: { min: 1, max: 1, idleTimeoutMillis: 2 ** 31 - 1 },
      acquireConnectionTimeout: 10_000,
    }
  },

  async pg(settings) {
    const { default: pg } = await import('pg')
    return {
      client: 'pg',
      connection: {
        connectionString: settings.url,
        types: {
          getTypeParser: (oid: number, format?: 'text') =>
            oid === int8 ? Number : pg.types.getTypeParser(oid, format),
        },
      } as Knex.PgConnectionConfig,
      pool: { min: 0, max: settings.pool },
      acquireConnectionTimeout: 10_000,
    }
  },

  async mssql(settings) {
    const { MssqlClient } = await import('./mssql-client.ts')
    const url = new URL(settings.url)
    return {
      client: MssqlClient,
      connection: {
        server: url.hostname,
        port: Number(url.port || 1433),
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
        database: url.pathname.slice(1),
        options: {
          encrypt: url.searchParams.get('encrypt') !== 'false',
          trustServerCertificate: url.searchParams.get('trustServerCertificate') === 'true',
        },
      } as Knex.MsSqlConnectionConfig,
      pool: { min: 0, max: settings.pool },
      acquireConnectionTimeout: 10_000,
    }
  },
}

/** PostgreSQL's type id of bigint: our pesos, well within what a number holds exactly. */
const int8 = 20
