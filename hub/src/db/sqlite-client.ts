import { createRequire } from 'node:module'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3Client, { type Answered, type Runner } from 'knex/lib/dialects/better-sqlite3/index.js'
import Libsql from 'libsql'
import { LRUCache } from 'lru-cache'
import { inConnectionsTurn } from './connection-turns.ts'
import { codeOf } from './driver-errors.ts'
import { LogSync } from './log-sync.ts'
import { NotReadable } from './not-readable.ts'

const require = createRequire(import.meta.url)

/** What libsql knows of a connection beyond a file name. */
export interface SqliteConnection {
  readonly filename: string
  /** Empty: not encrypted. */
  readonly encryptionKey: string
}

const longestSliceMs = 2

/** Of 4 kB, before the log is written into the database: nobody is answered meanwhile, and what changes often is written once. */
const logPages = 4000

/** When each connection last let others have their turn; knex copies its client for every transaction. */
const rested = new WeakMap<object, number>()

/** Connections that met a lock; see `_query`. */
const spoilt = new WeakSet<object>()

/** Connections whose transaction SQLite has undone by itself, as it does when the disk is full. */
const undone = new WeakSet<object>()

/** Connections that have written what is not committed yet. */
const changed = new WeakSet<object>()

/** What brings a database's commits to the disk, by its settings, which knex hands on to the client of a transaction. */
const logs = new WeakMap<object, LogSync>()

/** How long a write waits for another process's lock, and between two looks at it. */
const timeoutMs = 5000
const lookMs = 20

/** Knex's better-sqlite3 dialect on libsql: prebuilt for every Node version, encrypted at rest on demand. */
export class SqliteClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return require('libsql')
  }

  override acquireRawConnection(): Promise<Libsql.Database> {
    const { filename, durable } = this.connectionSettings
    // NORMAL keeps the file sound. That money is on disk before anybody hears of it is `onDisk`'s part.
    const synchronous = durable ? 'NORMAL' : 'OFF'
    if (durable && !logs.has(this.connectionSettings))
      logs.set(this.connectionSettings, new LogSync(filename))
    const connection = openSqlite(this.connectionSettings, {
      timeout: 5000,
      // SQLite itself waits for a lock on this thread, and nobody is answered meanwhile: hardly at all, `takeLock` waits.
      first: `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA wal_autocheckpoint = ${logPages}; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5`,
    })
    return Promise.resolve(rememberStatements(connection))
  }

  /** Ends when all that was seen or written until now outlives a power cut, where that is asked for. */
  async onDisk(): Promise<void> {
    await logs.get(this.connectionSettings)?.onDisk()
  }

  /** A statement by itself is answered when it, and all that it may have seen, is on disk; a transaction at its end. */
  override runner(builder: object): Runner {
    const runner = super.runner(builder)
    if (this.transacting) return runner
    const run = runner.run.bind(runner)
    runner.run = async () => {
      const answer = await run()
      await this.onDisk()
      return answer
    }
    return runner
  }

  /**
   * libsql leaves a statement that met another process's lock half done: its connection can roll back, but commits
   * nothing ever after. So every write has the lock before its first statement, and the pool replaces a connection
   * that met one all the same.
   */
  override _query(connection: Libsql.Database, query: Query): Promise<Answered> {
    return inConnectionsTurn(connection, () => this.answer(connection, query))
  }

  protected async answer(connection: Libsql.Database, query: Query): Promise<Answered> {
    await breathe(connection)
    const act = actOf(query.sql)
    if (undone.has(connection)) return afterUndone(connection, query, act)
    if (act === 'begin' || act === 'rollback') changed.delete(connection)
    if (act === 'begin') {
      await takeLock(connection)
      return query
    }
    const isAlone = !connection.inTransaction
    try {
      if (isAlone && act === 'write') await takeLock(connection)
      const answered = await super._query(connection, query)
      if (isAlone && act === 'write') connection.exec('COMMIT')
      if (act === 'write' && hasChanged(answered)) changed.add(connection)
      if (!connection.inTransaction && changed.delete(connection))
        logs.get(this.connectionSettings)?.noteCommit()
      return answered
    } catch (error) {
      if (codeOf(error).startsWith('SQLITE_BUSY')) spoilt.add(connection)
      if (isAlone || act === 'commit') undo(connection)
      else if (!connection.inTransaction) undone.add(connection)
      throw error
    }
  }

  override validateConnection(connection: object): Promise<boolean> {
    const hasFailed = logs.get(this.connectionSettings)?.hasFailed ?? false
    return Promise.resolve(!spoilt.has(connection) && !hasFailed)
  }

  override async destroyRawConnection(connection: Libsql.Database): Promise<void> {
    await logs.get(this.connectionSettings)?.letGo()
    connection.close()
  }
}

interface Query extends Answered {
  readonly sql: string
}

type Act = 'begin' | 'commit' | 'rollback' | 'write' | 'other'

function actOf(sql: string): Act {
  if (sql === 'BEGIN;') return 'begin'
  if (sql === 'COMMIT;') return 'commit'
  if (sql === 'ROLLBACK') return 'rollback'
  return /^\s*(?:insert|update|delete|create|alter|drop)\b/i.test(sql) ? 'write' : 'other'
}

/** Statements that answer rows, as those that return what they wrote, and others answer differently. */
function hasChanged(answered: Answered): boolean {
  if (answered.context !== undefined) return answered.context.changes !== 0
  return !Array.isArray(answered.response) || answered.response.length > 0
}

/** As a text and not as a prepared statement, which alone is left half done by a lock. */
async function takeLock(connection: Libsql.Database): Promise<void> {
  const end = performance.now() + timeoutMs
  for (;;) {
    try {
      connection.exec('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > end) throw error
    }
    await pause(lookMs)
  }
}

/** Nothing more of a story is written once its beginning is gone; its end is only noted. */
function afterUndone(connection: Libsql.Database, query: Query, act: Act): Answered {
  if (act === 'rollback' || act === 'commit') undone.delete(connection)
  if (act === 'rollback') return query
  throw new Error('the database has undone this transaction')
}

function undo(connection: Libsql.Database): void {
  if (connection.inTransaction) connection.exec('ROLLBACK')
}

/** A connection by its file and key, after its first statement. Nothing is open when this fails. */
export function openSqlite(
  { filename, encryptionKey }: SqliteConnection,
  { timeout, first }: { readonly timeout: number; readonly first: string },
): Libsql.Database {
  const encryption = encryptionKey === '' ? {} : { encryptionCipher: 'aes256cbc', encryptionKey }
  const keeper = encryptionKey === '' ? null : keepLog(filename, timeout)
  const connection = new Libsql(filename, { timeout, ...encryption })
  try {
    connection.exec(first)
  } catch (error) {
    connection.close()
    throw codeOf(error) === 'SQLITE_NOTADB' ? new NotReadable(filename, error) : error
  } finally {
    keeper?.close()
  }
  return connection
}

/**
 * Whoever closes a database last writes what its log holds into it. By a key that is not its own that would be rubbish
 * over its first page, so a connection that changes nothing by any key stays until it is known whether the key fits.
 */
function keepLog(filename: string, timeout: number): Libsql.Database {
  const keeper = new Libsql(filename, { timeout })
  try {
    keeper.exec('PRAGMA schema_version')
    return keeper
  } catch (error) {
    // An encrypted one cannot be read by it, and is kept all the same.
    if (codeOf(error) === 'SQLITE_NOTADB') return keeper
    keeper.close()
    throw error
  }
}

/** A hub says the same few hundred statements all day: each is prepared once a connection. */
function rememberStatements(connection: Libsql.Database): Libsql.Database {
  const prepare = connection.prepare.bind(connection)
  const prepared = new LRUCache<string, Libsql.Statement>({
    max: 500,
    memoMethod: (sql) => knowingIfItReads(prepare(sql)),
  })
  return Object.assign(connection, { prepare: (sql: string) => prepared.memo(sql) })
}

/** Knex asks before each run, and libsql would look it up each time. */
function knowingIfItReads(statement: Libsql.Statement): Libsql.Statement {
  return Object.defineProperty(statement, 'reader', { value: statement.reader })
}

/** Statements run on this thread; now and then everybody else gets a turn, however many stand in line. */
async function breathe(connection: object): Promise<void> {
  if (performance.now() - (rested.get(connection) ?? 0) < longestSliceMs) return
  await setImmediate()
  rested.set(connection, performance.now())
}
