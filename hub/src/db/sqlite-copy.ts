import { chmod, link, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { compareMigrations, type MigrationFacts, migrationTable } from './migration-facts.ts'
import { NotReadable } from './not-readable.ts'
import { openSqlite, type SqliteConnection } from './sqlite-client.ts'

/** What a file turned out to be, or why it is no copy of a hub's database. */
export type CopyFacts =
  | { readonly is: 'sound'; readonly migrations: MigrationFacts; readonly bytes: number }
  | { readonly is: 'unreadable' }
  | { readonly is: 'damaged'; readonly words: string }
  | { readonly is: 'foreign' }

/** Reads a copy whole: its key, its integrity, its references, whose tables it has. */
export async function inspectCopy(copy: SqliteConnection): Promise<CopyFacts> {
  const seen = inspect(copy)
  if (!('applied' in seen)) return seen
  const { size } = await stat(copy.filename)
  return { is: 'sound', migrations: await compareMigrations(seen.applied), bytes: size }
}

type Seen = Exclude<CopyFacts, { is: 'sound' }> | { readonly applied: readonly string[] }

function inspect(copy: SqliteConnection): Seen {
  try {
    const first = 'PRAGMA query_only = ON; PRAGMA schema_version'
    const connection = openSqlite(copy, { timeout: 5000, first })
    try {
      return read((sql) => connection.prepare(sql).raw().all() as readonly (readonly unknown[])[])
    } finally {
      connection.close()
    }
  } catch (error) {
    if (error instanceof NotReadable) return { is: 'unreadable' }
    if (isCorrupt(error)) return { is: 'damaged', words: error.message }
    throw error
  }
}

function read(ask: (sql: string) => readonly (readonly unknown[])[]): Seen {
  const words = ask('PRAGMA integrity_check(5)').map(([said]) => String(said))
  if (words.join() !== 'ok') return { is: 'damaged', words: words.join('; ') }
  const orphans = ask('PRAGMA foreign_key_check')
  if (orphans.length > 0) return { is: 'damaged', words: `foreign_key_check: ${orphans.length}` }
  const isOurs = ask(`select 1 from sqlite_master where type = 'table' and name = '${migrationTable}'`)
  if (isOurs.length === 0) return { is: 'foreign' }
  return { applied: ask(`select name from ${migrationTable} order by id`).map(([name]) => String(name)) }
}

function isCorrupt(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CORRUPT')
}

/** Writes all that is committed into a new file, with the same key, while others go on writing. */
export function copyInto(source: SqliteConnection, target: string): void {
  const connection = openSqlite(source, { timeout: 30_000, first: 'PRAGMA schema_version' })
  try {
    // Not prepared: a statement that is remembered would keep the connection open.
    connection.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`)
  } finally {
    connection.close()
  }
}

/** Gives a finished file its name, unless the name is taken: then false, and the file is gone either way. */
export async function publish(fresh: string, name: string): Promise<boolean> {
  try {
    await chmod(fresh, 0o600)
    await toDisk(fresh)
    await link(fresh, name)
    await toDisk(path.dirname(name))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(fresh, { force: true })
  }
}

/** What was written is on disk, not only on its way there; for a folder, its names. */
export async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
