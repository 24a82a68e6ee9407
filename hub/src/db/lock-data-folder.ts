import path from 'node:path'
import type Libsql from 'libsql'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import { makeDataFolder } from './data-folder.ts'
import { type DataFolderOwner, readOwner, writeOwner } from './data-folder-owner.ts'
import { sqliteFile } from './sqlite-file.ts'
import { isLocked } from './statements.ts'

/** Another program, a hub or a worker, works on this embedded database. */
export class DataFolderInUse extends Error {
  readonly folder: string
  readonly owner: DataFolderOwner | null

  constructor({ folder, owner }: Pick<DataFolderInUse, 'folder' | 'owner'>, cause: unknown) {
    super(`${folder} belongs to another hub that runs`, { cause })
    this.folder = folder
    this.owner = owner
  }
}

/** Never closed: the system gives up its lock when the process ends, however it ends. */
const locks = new Set<Libsql.Database>()

/**
 * Keeps every other hub off the embedded database until this process ends. A file of its own holds the lock, so that
 * `db backup` and `db verify` work beside the hub. Beside it stands who has it, for the next.
 */
export async function lockDataFolder(
  settings: DatabaseSettings,
  root: string,
  address: string,
): Promise<void> {
  if (settings.client !== 'sqlite') return
  const folder = path.dirname(sqliteFile(settings, root))
  await makeDataFolder(folder)
  const { default: Sqlite } = await import('libsql')
  const lock = new Sqlite(path.join(folder, 'hub.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw isLocked(error) ? new DataFolderInUse({ folder, owner: await readOwner(folder) }, error) : error
  }
  locks.add(lock)
  await writeOwner(folder, { pid: process.pid, address })
}
