import { chmod, chown, copyFile, link, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import { isThere, type Refused, refused, withRoomIn } from './refused.ts'
import { vendorAfterRestore, vendorRestore } from './vendor-commands.ts'
import { NotReadable } from './not-readable.ts'
import { openSqlite, type SqliteConnection } from './sqlite-client.ts'
import { type CopyFacts, inspectCopy, toDisk } from './sqlite-copy.ts'
import { sqliteFile } from './sqlite-file.ts'
import { isLocked } from './statements.ts'

export interface Restored {
  readonly database: string
  readonly bytes: number
  /** Where the database that was there is kept; null when there was none. */
  readonly previous: string | null
  readonly migrations: readonly string[]
  /** What the next start of the hub brings up to date. */
  readonly pending: readonly string[]
}

export interface RestoreCommand {
  readonly root: string
  readonly file: string
  readonly now: Date
}

/** Puts a checked copy in the place of the embedded database, which nobody may have open; what was there is kept. */
export async function restoreDatabase(
  settings: DatabaseSettings,
  { root, file, now }: RestoreCommand,
): Promise<Restored | Refused> {
  if (settings.client !== 'sqlite') {
    const after = vendorAfterRestore(settings, root)
    const facts = { command: vendorRestore(settings, file) }
    return refused('NOT_EMBEDDED', after === '' ? facts : { ...facts, after })
  }
  if (!(await isThere(file))) return refused('NO_FILE', { file })
  const { encryptionKey } = settings
  const filename = sqliteFile(settings, root)
  const folder = path.dirname(filename)
  if (!(await isThere(folder))) return refused('NO_FOLDER', { file: folder })
  return withRoomIn(folder, () => putInPlace({ filename, encryptionKey }, file, now))
}

async function putInPlace(present: SqliteConnection, file: string, now: Date): Promise<Restored | Refused> {
  const { filename, encryptionKey } = present
  // A copy is looked at, for the original may lie where nothing can be written beside it.
  const fresh = `${filename}.restore-${process.pid}`
  try {
    await copyFile(file, fresh)
    const copy = await inspectCopy({ filename: fresh, encryptionKey })
    if (copy.is !== 'sound') return refuseCopy(copy, file)
    const { applied, pending, unknown } = copy.migrations
    if (unknown.length > 0) return refused('NEWER', { file, migrations: unknown.join(', ') })
    await giveToOwnerOf(path.dirname(filename), fresh)
    await toDisk(fresh)
    const previous = `${filename}.before-restore-${storedPurpose(now)}`
    const swapped = await swap(present, { fresh, previous })
    if (swapped !== 'done') return swapped
    const kept = (await isThere(previous)) ? previous : null
    return { database: filename, bytes: copy.bytes, previous: kept, migrations: applied, pending }
  } finally {
    await rm(fresh, { force: true })
  }
}

/** The folder is the hub's; whoever restores may be another, such as root. */
async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  const { uid, gid } = await stat(folder)
  await chown(file, uid, gid)
  await chmod(file, 0o600)
}

function refuseCopy(copy: Exclude<CopyFacts, { is: 'sound' }>, file: string): Refused {
  if (copy.is === 'damaged') return refused('DAMAGED', { file, words: copy.words })
  return refused(copy.is === 'unreadable' ? 'UNREADABLE' : 'FOREIGN', { file })
}

interface Swap {
  readonly fresh: string
  readonly previous: string
}

/**
 * A database leaves its write-ahead log only when no other process has it open, idle ones included: that is how a
 * running hub is seen. The lock is held until the other file stands in its place, so that none comes in between.
 */
async function swap(present: SqliteConnection, { fresh, previous }: Swap): Promise<'done' | Refused> {
  const { filename } = present
  if (!(await isThere(filename))) {
    // A log whose database is gone belongs to no other.
    for (const left of ['-wal', '-shm']) await rm(`${filename}${left}`, { force: true })
    await rename(fresh, filename)
    await toDisk(path.dirname(filename))
    return 'done'
  }
  const alone = openAlone(present)
  if ('refused' in alone) return alone
  try {
    await link(filename, previous)
    await rename(fresh, filename)
    await toDisk(path.dirname(filename))
    return 'done'
  } finally {
    alone.close()
  }
}

function openAlone(present: SqliteConnection): { readonly close: () => void } | Refused {
  try {
    const first = 'PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE'
    const connection = openSqlite(present, { timeout: 500, first })
    return { close: () => void connection.close() }
  } catch (error) {
    if (isLocked(error)) return refused('IN_USE', { file: present.filename })
    if (error instanceof NotReadable) return refused('PRESENT_UNREADABLE', { file: present.filename })
    throw error
  }
}

/** `20250619T150000Z` */
function storedPurpose(now: Date): string {
  return now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
