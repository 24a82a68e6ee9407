import type { StudentPrice } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Enrollee } from './read-enrollee.ts'

/** What accounting charges a student in the grade to come. */
export function readItems(
  { prices, config }: Pick<AppContext, 'prices' | 'config'>,
  { student, grade }: Enrollee,
): Promise<readonly StudentPrice[]> {
  return prices.ofStudent({
    studentCode: student.code,
    gradeKey: grade.key,
    antiquity: student.terms.antiquity,
    project: config.seasons.parents.project,
  })
}
