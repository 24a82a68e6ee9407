import type { AppContext } from '../../app-context.ts'
import type { Sessions } from '../../http/sessions.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** Who knows what a family is: which students, and the addresses it is billed at, in lower case. */
export interface FamilyResolver {
  siblingsOf(studentCode: string): Promise<readonly string[]>
  emailsOf(studentCodes: readonly string[], trace: string): Promise<readonly string[]>
}

export interface Family {
  readonly students: readonly string[]
  readonly emails: readonly string[]
}

/** What exporting and erasing a family needs. */
export interface FamilyRecords {
  readonly app: AppContext
  readonly sources: readonly PersonalDataSource[]
  readonly sessions: Sessions
  readonly resolver: () => FamilyResolver
}

/** Who acts on a family's records, for the trail. */
export interface FamilyAct {
  readonly studentCode: string
  readonly actor: string
  readonly trace: string
}

/** The student and its siblings, in order, and their addresses. One that left the roster is a family alone: its records may still be here. */
export async function familyOf(
  { resolver }: Pick<FamilyRecords, 'resolver'>,
  { studentCode, trace }: Pick<FamilyAct, 'studentCode' | 'trace'>,
): Promise<Family> {
  const knows = resolver()
  const students = [...new Set([studentCode, ...(await knows.siblingsOf(studentCode))])].toSorted()
  return { students, emails: await knows.emailsOf(students, trace) }
}
