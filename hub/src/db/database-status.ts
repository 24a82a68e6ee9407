import type { DatabaseSettings } from '../config/stores-settings.ts'
import { countTables, type DatabaseDialect, readFacts, type TableCount } from './inspect.ts'
import type { MigrationFacts } from './migration-facts.ts'
import { migrationSource } from './migrations.ts'
import { connectForUpkeep } from './open-database.ts'
import { isThere } from './refused.ts'
import { sqliteFile } from './sqlite-file.ts'

export interface DatabaseStatus {
  readonly dialect: DatabaseDialect
  /** The file, or server and database; nothing of its credentials. */
  readonly place: string
  readonly exists: boolean
  readonly encrypted: boolean
  readonly bytes: number
  readonly migrations: MigrationFacts
  readonly tables: readonly TableCount[]
}

/** What the configured database is and holds; makes and changes nothing. */
export async function databaseStatus(settings: DatabaseSettings, root: string): Promise<DatabaseStatus> {
  const known = {
    dialect: settings.client,
    place: placeOf(settings, root),
    encrypted: settings.client === 'sqlite' && settings.encryptionKey !== '',
  }
  if (settings.client === 'sqlite' && !(await isThere(known.place))) {
    const pending = await migrationSource.getMigrations([])
    return {
      ...known,
      exists: false,
      bytes: 0,
      migrations: { applied: [], pending, unknown: [] },
      tables: [],
    }
  }
  const database = await connectForUpkeep(settings, root)
  try {
    const { bytes, migrations } = await readFacts(database)
    return { ...known, exists: true, bytes, migrations, tables: await countTables(database) }
  } finally {
    await database.destroy()
  }
}

function placeOf(settings: DatabaseSettings, root: string): string {
  if (settings.client === 'sqlite') return sqliteFile(settings, root)
  const { host, pathname } = new URL(settings.url)
  return `${host}${decodeURIComponent(pathname)}`
}
