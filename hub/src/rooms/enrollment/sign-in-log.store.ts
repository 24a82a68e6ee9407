import type { Database } from '../../db/open-database.ts'

export interface SignInEntry {
  readonly student: string
  readonly result: string
  readonly at: Date
}

/** The specification's sign-in log: student, action, app, section, result, created_at, updated_at. */
export async function logSignIn(database: Database, { student, result, at }: SignInEntry): Promise<void> {
  await database('sign_in_log').insert({
    student,
    action: 'login',
    app: 'enrollment',
    section: 'login',
    result,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  })
}
