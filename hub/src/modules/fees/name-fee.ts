import type { SeasonGrade } from '../seasons/season.ts'
import type { Fee } from './fee.ts'

/** Which of several fees a refusal is about. */
export function nameFee(grades: readonly SeasonGrade[], { code, grade }: Pick<Fee, 'code' | 'grade'>) {
  return { code, grade_enrollment: grades.find(({ id }) => id === grade)?.name ?? String(grade) }
}
