import type { Database } from '../../db/open-database.ts'

export interface StaffSignInEntry {
  /** Null when there is no such account: what was typed may be a password. */
  readonly username: string | null
  readonly result: 'ok' | 'refused'
  /** The season's now, as for students. */
  readonly at: Date
}

/** A row in the sign-in log that students' sign-ins are written in too. */
export async function logStaffSignIn(
  database: Database,
  { username, result, at }: StaffSignInEntry,
): Promise<void> {
  await database('sign_in_log').insert({
    student: username ?? 'unknown',
    action: 'login',
    app: 'staff',
    section: 'login',
    result,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  })
}
