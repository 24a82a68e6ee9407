import type { Database } from '../../db/database.ts'
import type { SeasonNow } from './season-now.ts'

/** A student of the season as lists see it; steps and grades are their places in their lists. */
export interface SeasonStudent {
  readonly student_code: string
  readonly first_names: string
  readonly last_names: string
  readonly grade: number
  readonly step: number
  readonly late_step: number
  /** The last act; empty where there was none. */
  readonly since: string
}

/** Who is still of the season, as a table `t`. */
export function seasonStudents(database: Database) {
  return database<SeasonStudent>('season_student as t').where('t.listed', 1)
}

/** The column of the step, for whose terms let them in depends on the day. */
export function stepColumn({ entries }: Pick<SeasonNow, 'entries'>): 't.step' | 't.late_step' {
  return entries.includes('late-form') ? 't.late_step' : 't.step'
}
