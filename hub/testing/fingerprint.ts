import { createHash } from 'node:crypto'
import type { AppContext } from '../src/app-context.ts'
import { tablesOf } from './tables.ts'

/** What every table holds, by its name, in short: equal prints are equal rows. */
export async function fingerprint({
  database,
}: Pick<AppContext, 'database'>): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const name of await tablesOf(database)) {
    const rows: unknown[] = await database(name).select()
    const texts = rows.map((row) => JSON.stringify(row)).toSorted()
    prints[name] = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  }
  return prints
}
