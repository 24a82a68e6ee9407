import type { Database } from '../../db/database.ts'
import { insertRows } from '../../db/statements.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { SeasonGrade } from '../seasons/season.ts'
import { keepAllSeasonStudents } from './season-student.store.ts'

export interface OpenSeason {
  readonly project: string
  readonly grades: readonly Pick<SeasonGrade, 'key'>[]
  /** In UTC, as the tables write it; who signed in before has not come in this season. */
  readonly opens: string
}

/**
 * Keeps the season whose students lists are of, and brings their rows to it. What hubs of an earlier version wrote
 * beside them meanwhile is caught up with as well.
 */
export function openSeason(database: Database, { project, grades, opens }: OpenSeason): Promise<void> {
  const rows = grades.map(({ key }, place) => ({ grade_key: key, place, project, opens_at: opens }))
  return inTransaction(database, async (trx) => {
    const known: readonly object[] = await trx('season_grade')
      .orderBy('place')
      .select('grade_key', 'place', 'project', 'opens_at')
    if (JSON.stringify(known) !== JSON.stringify(rows)) {
      await trx('season_grade').delete()
      await insertRows(trx, 'season_grade', rows)
    }
    await keepAllSeasonStudents(trx)
  })
}
