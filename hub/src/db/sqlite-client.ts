import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js'
import Libsql from 'libsql'
import { LRUCache } from 'lru-cache'

const require = createRequire(import.meta.url)

/** What libsql knows of a connection beyond a file name. */
export interface SqliteConnection {
  readonly filename: string
  /** Empty: not encrypted. */
  readonly encryptionKey: string
}

const longestHoldMs = 10

/** When each connection last let others have their turn; knex copies its client for every transaction. */
const rested = new WeakMap<object, number>()

/** Connections that met a lock; see `_query`. */
const spoilt = new WeakSet<object>()

/** Knex's better-sqlite3 dialect on libsql: prebuilt for every Node version, encrypted at rest on demand. */
export class SqliteClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return require('libsql')
  }

  override acquireRawConnection(): Promise<Libsql.Database> {
    const { filename, encryptionKey } = this.connectionSettings
    const encryption = encryptionKey === '' ? {} : { encryptionCipher: 'aes256cbc', encryptionKey }
    const connection = new Libsql(filename, { timeout: 5000, ...encryption })
    try {
      // Money is on disk before anybody hears of it, so FULL and never NORMAL.
      connection.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
      )
    } catch (error) {
      connection.close()
      throw codeOf(error) === 'SQLITE_NOTADB' ? wrongKey(filename, error) : error
    }
    return Promise.resolve(rememberStatements(connection))
  }

  /**
   * libsql leaves a statement that met another process's lock half done: its connection can roll back, but commits
   * nothing ever after. The pool replaces such a connection.
   */
  override async _query(connection: object, query: object): Promise<object> {
    await breathe(connection)
    try {
      return await super._query(connection, query)
    } catch (error) {
      if (codeOf(error).startsWith('SQLITE_BUSY')) spoilt.add(connection)
      throw error
    }
  }

  override validateConnection(connection: object): Promise<boolean> {
    return Promise.resolve(!spoilt.has(connection))
  }
}

/** A hub says the same few hundred statements all day: each is prepared once a connection. */
function rememberStatements(connection: Libsql.Database): Libsql.Database {
  const prepare = connection.prepare.bind(connection)
  const prepared = new LRUCache<string, Libsql.Statement>({ max: 500, memoMethod: (sql) => prepare(sql) })
  return Object.assign(connection, { prepare: (sql: string) => prepared.memo(sql) })
}

/** Statements run on this thread; now and then everybody else gets a turn, however many stand in line. */
async function breathe(connection: object): Promise<void> {
  if (performance.now() - (rested.get(connection) ?? 0) < longestHoldMs) return
  await setImmediate()
  rested.set(connection, performance.now())
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function wrongKey(filename: string, cause: unknown): Error {
  return new Error(
    `${filename} does not open with this database.encryptionKey: it has another key, or none, or is no database`,
    { cause },
  )
}
