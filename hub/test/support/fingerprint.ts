import { createHash } from 'node:crypto'
import type { House } from '../../src/house.ts'

/** What every table holds, by its name, in short: equal prints are equal rows. Needs SQLite. */
export async function fingerprint({ database }: Pick<House, 'database'>): Promise<Record<string, string>> {
  const tables: { name: string }[] = await database('sqlite_master').where({ type: 'table' }).select('name')
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const rows: unknown[] = await database(name).select()
    prints[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  return prints
}
