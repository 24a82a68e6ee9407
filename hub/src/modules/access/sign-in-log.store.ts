import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { keepArrival, keepSeasonStudents } from '../students/index.ts'

export interface SignInEntry {
  readonly student: string
  readonly result: string
  readonly at: Date
}

/** A row of the sign-in log (enrollment-18). */
export interface LogEntry extends SignInEntry {
  readonly action: string
  readonly app: string
  readonly section: string
}

export async function logSignIn(database: Database, entry: SignInEntry): Promise<void> {
  await logAct(database, { ...entry, action: 'login', app: 'enrollment', section: 'login' })
}

export async function logAct(database: Database, { at, ...entry }: LogEntry): Promise<void> {
  await database('sign_in_log').insert({
    ...entry,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  })
  if (isArrival(entry)) await keepArrival(database, { student: entry.student, at })
}

/** Whether it opened the wizard. */
function isArrival({ action, app, section, result }: Omit<LogEntry, 'at'>): boolean {
  return action === 'login' && app === 'enrollment' && section === 'login' && result === 'proceed'
}

export async function signInsOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  return database('sign_in_log')
    .whereIn('student', [...studentCodes])
    .orderBy('id')
    .select('student', 'action', 'app', 'section', 'result', 'created_at', 'updated_at')
}

export async function deleteSignInsOf(database: Database, studentCodes: readonly string[]): Promise<number> {
  const deleted = await database('sign_in_log')
    .whereIn('student', [...studentCodes])
    .delete()
  await keepSeasonStudents(database, studentCodes)
  return deleted
}

export function deleteSignInsBefore(database: Database, before: Date): Promise<number> {
  return inTransaction(database, async (trx) => {
    const old = () => trx('sign_in_log').where('created_at', '<', before.toISOString())
    const students: readonly string[] = await old().pluck('student')
    const deleted = await old().delete()
    await keepSeasonStudents(trx, [...new Set(students)])
    return deleted
  })
}

export interface StaffSignInEntry {
  /** Null when there is no such account: what was typed may be a password. */
  readonly username: string | null
  readonly result: 'ok' | 'refused'
  /** The season's now, as for students. */
  readonly at: Date
}

export async function logStaffSignIn(
  database: Database,
  { username, result, at }: StaffSignInEntry,
): Promise<void> {
  await logAct(database, {
    student: username ?? 'unknown',
    action: 'login',
    app: 'staff',
    section: 'login',
    result,
    at,
  })
}
