import { onTestFinished } from 'vitest'
import type { DatabaseKind } from './databases.ts'

/** One database for several hubs, one after the other or at a time, until the test ends. */
export async function sharedDatabase(kind: DatabaseKind): Promise<DatabaseKind> {
  const database = await kind.create()
  onTestFinished(() => database.drop())
  const { environment } = database
  return { name: kind.name, create: async () => ({ environment, drop: async () => {} }) }
}
