import type { AppContext } from '../../app-context.ts'
import { partnersOf } from '../students/index.ts'
import type { Student } from '../students/student.ts'

const deadlineMs = 10_000

/** The students whose business partner carries the guardian's address (families-1), by code. */
export async function ownChildren(
  app: Pick<AppContext, 'plugins' | 'database'>,
  email: string,
  trace: string,
): Promise<readonly Student[]> {
  const { students } = await partnersOf(app, email, { signal: AbortSignal.timeout(deadlineMs), trace })
  return students.toSorted((one, other) => one.code.localeCompare(other.code))
}
