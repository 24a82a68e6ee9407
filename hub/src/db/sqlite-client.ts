import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import BetterSqlite3Client from 'knex/lib/dialects/better-sqlite3/index.js'
import Libsql from 'libsql'

const require = createRequire(import.meta.url)

/** What libsql knows of a connection beyond a file name. */
export interface SqliteConnection {
  readonly filename: string
  /** Empty: not encrypted. */
  readonly encryptionKey: string
}

/** Knex's better-sqlite3 dialect on libsql: prebuilt for every Node version, encrypted at rest on demand. */
export class SqliteClient extends BetterSqlite3Client {
  override _driver(): unknown {
    return require('libsql')
  }

  override acquireRawConnection(): Promise<Libsql.Database> {
    const { filename, encryptionKey } = this.connectionSettings
    const encryption = encryptionKey === '' ? {} : { encryptionCipher: 'aes256cbc', encryptionKey }
    const connection = new Libsql(filename, { timeout: 5000, ...encryption })
    // Money is on disk before anybody hears of it, so FULL and never NORMAL.
    connection.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
    )
    return Promise.resolve(connection)
  }
}

export type KnexClient = typeof Knex.Client
