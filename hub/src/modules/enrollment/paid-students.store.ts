import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'

/** Which of these students have paid their enrolment in that project. */
export async function paidStudents(
  database: Database,
  { project, codes }: { readonly project: string; readonly codes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await inChunks<string, { student_code: string }>(codes, (some) =>
    database('enrollment_order')
      .where({ project, status: 'paid' })
      .whereIn('student_code', some)
      .select('student_code'),
  )
  return new Set(rows.map(({ student_code: code }) => code))
}
