import DataLoader from 'dataloader'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { findWithHomes, type RosterEntry, saveInRoster } from './student.store.ts'
import type { Student } from './student.ts'

const refreshMs = 5000

/**
 * A student by school code, from the roster: fast, and the same for a code nobody has. A row past its freshness is
 * served as it is and read again in the background for the next caller. A home that the office put right stands over
 * the system's.
 */
export async function readStudent(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  code: string,
): Promise<Student | null> {
  const entry = await rosterOf(app.database).load(code.toUpperCase())
  if (entry === null) return null
  const age = app.clock.wall().getTime() - entry.fetchedAt.getTime()
  if (age > app.config.settings.students.freshSeconds * 1000) refreshLater(app, entry.student.code)
  return entry.student
}

type Roster = DataLoader<string, RosterEntry | null>

const rosters = new WeakMap<Database, Roster>()

/** Families who call in the same turn of the event loop are found by one statement; nobody hears what was so before. */
function rosterOf(database: Database): Roster {
  const known = rosters.get(database)
  if (known !== undefined) return known
  const find = async (codes: readonly string[]) => {
    const found = await findWithHomes(database, codes)
    return codes.map((code) => found.get(code) ?? null)
  }
  const batchScheduleFn = (act: () => void) => void setImmediate(act)
  const roster: Roster = new DataLoader(find, { cache: false, maxBatchSize: 50, batchScheduleFn })
  rosters.set(database, roster)
  return roster
}

/** Many come at once, and their system is not to be stormed: who is not read again now is with the next visit. */
const refreshesAtOnce = 8

const underWay = new WeakMap<Database, Set<string>>()

function refreshLater(app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>, code: string): void {
  const codes = underWay.get(app.database) ?? new Set()
  if (codes.has(code) || codes.size >= refreshesAtOnce) return
  underWay.set(app.database, codes.add(code))
  refreshStudent(app, code)
    .catch((error: unknown) => app.log.warn({ err: error }, 'a student stays as the roster has it'))
    .finally(() => codes.delete(code))
}

async function refreshStudent(
  app: Pick<AppContext, 'database' | 'clock' | 'plugins'>,
  code: string,
): Promise<void> {
  const signal = AbortSignal.timeout(refreshMs)
  const student = await app.plugins.sis.findStudent(code, { signal, trace: 'refresh-student' })
  if (student === null) return
  await inTransaction(app.database, (trx) => saveInRoster(trx, [student], app.clock.wall()))
}
