import { onTestFinished } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open-database.ts'
import type { DatabaseKind } from './databases.ts'
import { configFor, root } from './test-hub.ts'

export interface OpenDatabase {
  readonly database: Database
  /** Opens the same database once more, as a second hub or a restart does. */
  readonly again: () => Promise<Database>
}

/** An empty database with the hub's tables, until the test ends. */
export async function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  const place = await kind.create()
  const { settings } = await configFor(place.environment)
  const opened: Database[] = []
  onTestFinished(async () => {
    for (const database of opened) await database.destroy()
    await place.drop()
  })
  const again = async () => {
    const database = await openDatabase(settings.database, root)
    opened.push(database)
    return database
  }
  return { database: await again(), again }
}
