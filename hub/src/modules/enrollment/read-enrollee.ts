import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { gradeByKey } from '../seasons/season-lookups.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'

/** A student who may enrol this season, with the grade to come. */
export interface Enrollee {
  readonly student: Student
  readonly grade: SeasonGrade
}

export async function readEnrollee(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  studentCode: string,
): Promise<Refusal<'NOT_FOUND'> | Enrollee> {
  return enrolleeOf(app, await readStudent(app, studentCode))
}

/** The same of a student who has been read, or whom nobody knows. */
export function enrolleeOf(
  { config }: Pick<AppContext, 'config'>,
  student: Student | null,
): Refusal<'NOT_FOUND'> | Enrollee {
  const key = student?.nextGrade?.key
  const grade = key === undefined ? null : gradeByKey(config.seasons.parents.parent, key)
  return student === null || grade === null ? refuse('NOT_FOUND') : { student, grade }
}
