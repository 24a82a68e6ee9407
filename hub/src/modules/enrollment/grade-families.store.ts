import type { Database } from '../../db/database.ts'
import type { Period } from '../seasons/season.ts'
import type { DraftState } from './draft.store.ts'
import type { OrderStatus } from './order.model.ts'
import { notWithdrawn } from './not-withdrawn.ts'
import type { Student } from '../students/student.ts'

/** A student who comes to a grade, with what the family has chosen and how far its order is. */
export interface GradeFamily {
  readonly student: Student
  /** Null: nothing chosen yet. */
  readonly period: Period | null
  readonly orderStatus: OrderStatus | null
}

interface FamilyRow {
  readonly record: string
  readonly state: string | null
  readonly status: OrderStatus | null
}

/** The students who come to a grade in a project, by code. */
export async function familiesOfGrade(
  database: Database,
  { project, gradeKey }: { readonly project: string; readonly gradeKey: string },
): Promise<readonly GradeFamily[]> {
  const rows: FamilyRow[] = await database('student')
    .leftJoin('draft', (on) =>
      on.on('draft.student_code', 'student.code').andOnVal('draft.project', '=', project),
    )
    .leftJoin('enrollment_order as o', (on) =>
      on.on('o.student_code', 'student.code').andOnVal('o.project', '=', project),
    )
    .where('student.next_grade', gradeKey)
    .where(notWithdrawn('student', 'o'))
    .select('student.record', 'draft.state', 'o.status')
    .orderBy('student.code')
  return rows.map(({ record, state, status }) => ({
    student: JSON.parse(record),
    period: state === null ? null : periodIn(state),
    orderStatus: status,
  }))
}

function periodIn(state: string): Period {
  const { period }: DraftState = JSON.parse(state)
  return period
}
