import type { VersionRows } from './row.ts'
import { rowsOf013 } from './rows-of-013.ts'

const at = '2025-06-19T15:00:00.000Z'

/** The season and its students stand beside the tables that they follow from since 014. */
export const rowsOf014: VersionRows = {
  ...rowsOf013,
  season_grade: [{ grade_key: 'PRIMERO', place: 3, project: '2025-2026', opens_at: at }],
  season_student: [
    {
      student_code: '10001',
      project: '2025-2026',
      first_names: 'Ana',
      last_names: 'Ruiz',
      folded: 'ana ruiz 10001',
      grade: 3,
      has_left: 0,
      entry: 'always',
      says_paid: 0,
      order_status: '',
      ordered_at: '',
      draft_step: -1,
      drafted_at: '',
      arrived_at: '',
      step: 1,
      late_step: 1,
      since: '',
      listed: 1,
    },
  ],
}
