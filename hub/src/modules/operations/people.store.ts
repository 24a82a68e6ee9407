import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'

/** Accounts that are disabled or gone and still have sessions, and those whose sessions opened a student's. */
export async function sessionsOfNobody(database: Database): Promise<readonly string[]> {
  const kinds = [
    { kind: 'staff', column: 'session.subject', table: 'staff', key: 'staff.username' },
    { kind: 'guardian', column: 'session.subject', table: 'guardian', key: 'guardian.id' },
    { kind: 'student', column: 'session.opened_by', table: 'guardian', key: 'guardian.id' },
  ] as const
  const found: string[] = []
  for (const { kind, column, table, key } of kinds) {
    const accounts: readonly string[] = await database('session')
      .leftJoin(table, key, column)
      .where('session.kind', kind)
      .whereNotNull(column)
      .where((gone) => void gone.whereNull(key).orWhereNotNull(`${table}.disabled_at`))
      .distinct()
      .pluck(column)
    found.push(...accounts.map((account) => `${kind} ${account}`))
  }
  return found.toSorted()
}

/** What a family writes itself, or staff for it. */
const written = ['draft', 'enrollment_order', 'consent'] as const

/**
 * Drafts, orders and consents of codes that the school has never had: not in the roster, which forgets who leaves, and
 * neither in the log of sign-ins nor in the audit trail.
 */
export async function strangersRows(database: Database): Promise<readonly string[]> {
  const found: string[] = []
  for (const table of written) {
    const codes: readonly string[] = await database(table)
      .leftJoin('student', 'student.code', `${table}.student_code`)
      .whereNull('student.code')
      .distinct()
      .pluck(`${table}.student_code`)
    for (const code of await neverSeen(database, codes.toSorted())) found.push(`${table} ${code}`)
  }
  return found
}

async function neverSeen(database: Database, codes: readonly string[]): Promise<readonly string[]> {
  return inChunks(codes, async (some) => {
    const actors = some.map((code) => `student:${code}`)
    const signedIn: readonly string[] = await database('sign_in_log')
      .whereIn('student', some)
      .pluck('student')
    const acted: readonly string[] = await database('audit').whereIn('actor', actors).pluck('actor')
    const subjects: readonly string[] = await database('audit').whereIn('subject', some).pluck('subject')
    const seen = new Set([...signedIn, ...acted, ...subjects])
    return some.filter((code) => !seen.has(code) && !seen.has(`student:${code}`))
  })
}
