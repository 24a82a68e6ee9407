import type { House } from '../../house.ts'
import { addToRoster, countRoster, saveInRoster } from './student.store.ts'

const pageSize = 200

/** Reads every student from the student information system into the roster, page by page. A run that breaks off has
 * kept what it read; the next one starts over. */
export async function syncRoster(house: House, signal: AbortSignal): Promise<void> {
  const { database, clock, plugins } = house
  const empty = (await countRoster(database)) === 0
  let cursor: string | undefined
  do {
    const page = await plugins.sis.listStudents({ cursor, size: pageSize }, { signal, trace: 'sync-roster' })
    if (empty) await addToRoster(database, page.items, clock.wall())
    else for (const student of page.items) await saveInRoster(database, student, clock.wall())
    cursor = page.next ?? undefined
  } while (cursor !== undefined && !signal.aborted)
}
