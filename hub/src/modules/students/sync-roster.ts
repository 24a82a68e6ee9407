import type { Student } from '@matricula/contract'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { hasShrunk } from './has-shrunk.ts'
import { isSchoolCode } from './school-code.ts'
import { addToRoster, countRoster, dropUnseen, saveInRoster } from './student.store.ts'

const pageSize = 200

/**
 * Reads every student from the student information system into the roster, page by page. A run that breaks off has
 * kept what it read; the next one starts over. Only a whole run knows who has left the school. Who has no school code
 * yet is admissions' alone.
 */
export async function syncRoster(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, plugins } = app
  // The whole run is of one moment: a clock set back on the way would make everybody look unseen.
  const began = clock.wall()
  const known = await countRoster(database)
  const keep = known === 0 ? addToRoster : saveInRoster
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await plugins.sis.listStudents({ cursor, size: pageSize }, { signal, trace: 'sync-roster' })
    const students = meet(page.items, seen)
    await inTransaction(database, (trx) => keep(trx, students, began))
    cursor = page.next ?? undefined
  } while (cursor !== undefined && !signal.aborted)
  if (cursor === undefined) await dropWhoLeft(app, began, { known, seen: seen.size })
}

/** Those with a school code that this run has not met before: of two with one code the first counts. */
function meet(students: readonly Student[], seen: Set<string>): readonly Student[] {
  return students.filter(({ code }) => {
    const key = code.toUpperCase()
    if (!isSchoolCode(code) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

async function dropWhoLeft(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  began: Date,
  { known, seen }: { known: number; seen: number },
): Promise<void> {
  if (hasShrunk({ known, seen })) {
    log.warn({ known, seen }, 'the roster shrank by half; everybody is kept')
    return
  }
  await dropUnseen(database, began)
}
