import type { Database } from '../../db/open-database.ts'
import type { House } from '../../house.ts'
import { findWithHome, saveInRoster } from './student.store.ts'
import type { Student } from './student.ts'

const refreshMs = 5000

/**
 * A student by school code, from the roster: fast, and the same for a code nobody has. A row past its freshness is
 * served as it is and read again in the background for the next caller. A home that the office put right stands over
 * the system's.
 */
export async function readStudent(house: House, code: string): Promise<Student | null> {
  const entry = await findWithHome(house.database, code)
  if (entry === null) return null
  const age = house.clock.wall().getTime() - entry.fetchedAt.getTime()
  if (age > house.config.settings.students.freshSeconds * 1000) refreshLater(house, entry.student.code)
  return entry.student
}

/** Many come at once, and their system is not to be stormed: who is not read again now is with the next visit. */
const refreshesAtOnce = 8

const underWay = new WeakMap<Database, Set<string>>()

function refreshLater(house: House, code: string): void {
  const codes = underWay.get(house.database) ?? new Set()
  if (codes.has(code) || codes.size >= refreshesAtOnce) return
  underWay.set(house.database, codes.add(code))
  refreshStudent(house, code)
    .catch((error: unknown) => house.log.warn({ err: error }, 'a student stays as the roster has it'))
    .finally(() => codes.delete(code))
}

async function refreshStudent(house: House, code: string): Promise<void> {
  const signal = AbortSignal.timeout(refreshMs)
  const student = await house.plugins.sis.findStudent(code, { signal, trace: 'refresh-student' })
  if (student !== null) await saveInRoster(house.database, student, house.clock.wall())
}
