import type { Database } from '../src/db/database.ts'

/** Leaves the embedded database not a page more than it has, as a full disk does; answers what gives room again. */
export async function takeAllRoom(database: Database): Promise<() => Promise<void>> {
  const [{ page_count: pages }] = await database.raw('PRAGMA page_count')
  await database.raw(`PRAGMA max_page_count = ${pages}`)
  await fillUp(database)
  return async () => {
    await database.raw('PRAGMA max_page_count = 1000000')
  }
}

/** What is free within its pages would take a few more rows. */
async function fillUp(database: Database): Promise<void> {
  for (const size of [100_000, 4000, 100]) {
    try {
      for (let at = 0; ; at += 1)
        await database('setting').insert({ key: `room-${size}-${at}`, value: 'x'.repeat(size) })
    } catch (error) {
      if (!String(error).includes('full')) throw error
    }
  }
}
