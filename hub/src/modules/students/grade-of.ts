import type { Grade } from '@matricula/contract'
import type { Student } from './student.ts'

/** The grade a student is in; of a newcomer, the grade it comes to. */
export function gradeOf({ grade, nextGrade }: Pick<Student, 'grade' | 'nextGrade'>): Grade | null {
  return grade ?? nextGrade
}
