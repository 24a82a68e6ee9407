import type { Grade, Student } from '@matricula/contract'

/** The grade a student is in; of a newcomer, the grade it comes to. */
export function gradeOf({ grade, nextGrade }: Pick<Student, 'grade' | 'nextGrade'>): Grade | null {
  return grade ?? nextGrade
}
