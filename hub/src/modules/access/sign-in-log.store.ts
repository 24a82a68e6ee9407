import type { Database } from '../../db/database.ts'

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
}

export async function signInsOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  return database('sign_in_log')
    .whereIn('student', [...studentCodes])
    .orderBy('id')
    .select('student', 'action', 'app', 'section', 'result', 'created_at', 'updated_at')
}

export async function deleteSignInsOf(database: Database, studentCodes: readonly string[]): Promise<number> {
  return database('sign_in_log')
    .whereIn('student', [...studentCodes])
    .delete()
}

export async function deleteSignInsBefore(database: Database, before: Date): Promise<number> {
  return database('sign_in_log').where('created_at', '<', before.toISOString()).delete()
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
