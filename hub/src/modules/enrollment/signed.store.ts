import type { DocumentName } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { enrollmentDocuments } from './enrollment-documents.ts'

interface EnrollmentKey {
  readonly project: string
  readonly studentCode: string
}

/** The documents of an enrollment that nobody has signed yet. Rows read, not a call. */
export async function missingDocuments(
  database: Database,
  { project, studentCode }: EnrollmentKey,
): Promise<readonly DocumentName[]> {
  const signed: { document: string }[] = await database('signing')
    .where({ project, student_code: studentCode, status: 'signed' })
    .select('document')
  return enrollmentDocuments.filter((name) => !signed.some(({ document }) => document === name))
}
