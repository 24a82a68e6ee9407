import type { AppContext } from '../../app-context.ts'
import type { Student } from '../students/student.ts'

export interface DocumentQuestion {
  readonly code: string
  /** Null when nobody has the code: the same questions are asked, so that the time tells nothing of it. */
  readonly student: Pick<Student, 'id'> | null
  readonly trace: string
}

const deadlineMs = 10_000

/** Identity documents of a student's guardians. Throws when the student information system does not answer. */
export async function documentsOfGuardians(
  { plugins }: Pick<AppContext, 'plugins'>,
  { code, student, trace }: DocumentQuestion,
): Promise<readonly (string | null)[]> {
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const related = await plugins.sis.relationships(student?.id ?? code, read)
  const ids = related.length === 0 ? [code] : related.map(({ relatedId }) => relatedId)
  const guardians = await Promise.all(ids.map((id) => plugins.sis.findGuardian(id, read)))
  return student === null ? [] : guardians.map((guardian) => guardian?.document ?? null)
}
