import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseSettings } from '../config/stores-settings.ts'
import { vendorBackup } from './vendor-commands.ts'
import { isThere, type Refused, refused, withRoomIn } from './refused.ts'
import type { SqliteConnection } from './sqlite-client.ts'
import { copyInto, inspectCopy, publish } from './sqlite-copy.ts'
import { sqliteFile } from './sqlite-file.ts'

export interface Backup {
  readonly file: string
  readonly bytes: number
  readonly encrypted: boolean
  readonly migrations: readonly string[]
}

/** Copies the embedded database into a new file while the hub works; the file appears whole, checked, or not at all. */
export async function backupDatabase(
  settings: DatabaseSettings,
  { root, file }: { readonly root: string; readonly file: string },
): Promise<Backup | Refused> {
  if (settings.client !== 'sqlite') return refused('NOT_EMBEDDED', { command: vendorBackup(settings, file) })
  const { encryptionKey } = settings
  const filename = sqliteFile(settings, root)
  if (!(await isThere(filename))) return refused('NO_DATABASE', { file: filename })
  if (await isThere(file)) return refused('FILE_EXISTS', { file })
  const folder = path.dirname(file)
  if (!(await isThere(folder))) return refused('NO_FOLDER', { file: folder })
  return withRoomIn(folder, () => copyChecked({ filename, encryptionKey }, file))
}

async function copyChecked(source: SqliteConnection, file: string): Promise<Backup | Refused> {
  const { encryptionKey } = source
  const fresh = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  try {
    copyInto(source, fresh)
    const copy = await inspectCopy({ filename: fresh, encryptionKey })
    if (copy.is !== 'sound')
      return refused('DAMAGED', { words: copy.is === 'damaged' ? copy.words : copy.is })
    if (!(await publish(fresh, file))) return refused('FILE_EXISTS', { file })
    const { bytes, migrations } = copy
    return { file, bytes, encrypted: encryptionKey !== '', migrations: migrations.applied }
  } finally {
    await rm(fresh, { force: true })
  }
}
