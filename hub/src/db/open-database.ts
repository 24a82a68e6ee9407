import path from 'node:path'
import knexFactory, { type Knex } from 'knex'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import type { Database } from './database.ts'
import { makeDataFolder } from './data-folder.ts'
import { migrateDatabase } from './migrate-database.ts'
import { makePrivateFile } from './private-file.ts'
import { sqliteFile } from './sqlite-file.ts'

/** The configured database as it is, with whatever tables it has. */
export async function connectDatabase(settings: DatabaseSettings, root: string): Promise<Database> {
  // An error names its statement, never the values in it: they are people's.
  return knexFactory({
    ...(await connections[settings.client](settings, root)),
    compileSqlOnError: false,
    log,
  })
}

/** The configured database for what may take long: migrations, checks, the wait for another hub's turn. */
export function connectForUpkeep(settings: DatabaseSettings, root: string): Promise<Database> {
  const { deadlines } = settings
  const patient = { ...deadlines, statementSeconds: deadlines.upkeepSeconds }
  return connectDatabase({ ...settings, deadlines: patient }, root)
}

/** Opens the configured database and brings its tables up to date. Nothing is open when this fails. */
export async function openDatabase(settings: DatabaseSettings, root: string): Promise<Database> {
  const database = await connectForUpkeep(settings, root)
  try {
    await migrateDatabase(database)
  } catch (error) {
    await database.destroy()
    throw error
  }
  // An embedded database knows no deadlines, and is opened once.
  if (settings.client === 'sqlite') return database
  await database.destroy()
  return connectDatabase(settings, root)
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
    await makeDataFolder(folder)
    await makePrivateFile(filename)
    return {
      client: SqliteClient,
      useNullAsDefault: true,
      connection: {
        filename,
        encryptionKey: settings.encryptionKey,
        durable: settings.durable ?? true,
      } as Knex.Sqlite3ConnectionConfig,
      pool: { min: 1, max: 1, idleTimeoutMillis: 2 ** 31 - 1 },
      acquireConnectionTimeout: 10_000,
    }
  },

  async pg(settings) {
    const [{ default: pg }, { PgClient }] = await Promise.all([import('pg'), import('./pg-client.ts')])
    const { connectSeconds, statementSeconds } = settings.deadlines
    return {
      client: PgClient,
      connection: {
        connectionString: withManners(settings),
        connectionTimeoutMillis: connectSeconds * 1000,
        // The server gives up first, and its connection is still good then.
        query_timeout: statementSeconds * 1000 + graceMs,
        keepAlive: true,
        keepAliveInitialDelayMillis: aliveMs,
        types: {
          getTypeParser: (oid: number, format?: 'text') =>
            oid === int8 ? Number : pg.types.getTypeParser(oid, format),
        },
      } as Knex.PgConnectionConfig,
      ...poolOf(settings),
    }
  },

  async mssql(settings) {
    const { MssqlClient } = await import('./mssql-client.ts')
    const { connectSeconds, statementSeconds } = settings.deadlines
    const url = new URL(settings.url)
    return {
      client: MssqlClient,
      connection: {
        server: url.hostname,
        port: Number(url.port || 1433),
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
        database: decodeURIComponent(url.pathname.slice(1)),
        options: {
          encrypt: url.searchParams.get('encrypt') !== 'false',
          trustServerCertificate: url.searchParams.get('trustServerCertificate') === 'true',
          connectTimeout: connectSeconds * 1000,
          requestTimeout: statementSeconds * 1000,
          cancelTimeout: graceMs,
        },
      } as Knex.MsSqlConnectionConfig,
      ...poolOf(settings),
    }
  },
}

const graceMs = 2000
const aliveMs = 10_000

function poolOf({
  pool,
  deadlines,
}: DatabaseSettings): Pick<Knex.Config, 'pool' | 'acquireConnectionTimeout'> {
  const { connectSeconds, acquireSeconds, idleSeconds } = deadlines
  return {
    pool: {
      min: 0,
      max: pool,
      // The first connection is asked for its server's version as well.
      createTimeoutMillis: connectSeconds * 1000 + graceMs,
      destroyTimeoutMillis: 2 * graceMs,
      idleTimeoutMillis: idleSeconds * 1000,
    },
    acquireConnectionTimeout: acquireSeconds * 1000,
  }
}

/**
 * What the server is to hold its side of a connection to, and plan by: a client that vanished must not keep its locks until the
 * server's own system notices, which takes hours. What the address says itself counts more.
 */
function withManners({ url, deadlines }: DatabaseSettings): string {
  const ms = deadlines.statementSeconds * 1000
  const manners = [
    `statement_timeout=${ms}`,
    `idle_in_transaction_session_timeout=${ms}`,
    'tcp_keepalives_idle=10',
    'tcp_keepalives_interval=5',
    'tcp_keepalives_count=3',
    // Of disks without moving parts: what an index names costs hardly more than what stands side by side.
    'random_page_cost=1.1',
  ]
  const address = new URL(url)
  const own = address.searchParams.get('options') ?? ''
  address.searchParams.set('options', `${manners.map((manner) => `-c ${manner}`).join(' ')} ${own}`.trim())
  return address.href
}

/** PostgreSQL's type id of bigint: our pesos, well within what a number holds exactly. */
const int8 = 20
