import { inTransaction } from '../../db/transaction.ts'
import type { House } from '../../house.ts'
import { isSchoolCode } from './school-code.ts'
import { addToRoster, countRoster, dropUnseen, saveAllInRoster } from './student.store.ts'

const pageSize = 200

/**
 * Reads every student from the student information system into the roster, page by page. A run that breaks off has
 * kept what it read; the next one starts over. Only a whole run knows who has left the school. Who has no school code
 * yet is admissions' alone.
 */
export async function syncRoster(house: House, signal: AbortSignal): Promise<void> {
  const { database, clock, plugins } = house
  const began = clock.wall()
  const known = await countRoster(database)
  const keep = known === 0 ? addToRoster : saveAllInRoster
  let seen = 0
  let cursor: string | undefined
  do {
    const page = await plugins.sis.listStudents({ cursor, size: pageSize }, { signal, trace: 'sync-roster' })
    const students = page.items.filter(({ code }) => isSchoolCode(code))
    await inTransaction(database, (trx) => keep(trx, students, clock.wall()))
    seen += students.length
    cursor = page.next ?? undefined
  } while (cursor !== undefined && !signal.aborted)
  if (cursor === undefined) await dropWhoLeft(house, began, { known, seen })
}

/** A school does not lose half of its students overnight: that is a vendor's bad day, and nobody is dropped. */
async function dropWhoLeft(
  { database, log }: House,
  began: Date,
  { known, seen }: { known: number; seen: number },
): Promise<void> {
  if (seen * 2 < known) {
    log.warn({ known, seen }, 'the roster shrank by half; everybody is kept')
    return
  }
  await dropUnseen(database, began)
}
