import type { Database } from '../../db/database.ts'
import { activityFees, type Fee, feesByIds } from '../fees/index.ts'
import { subscriptionsOf } from './subscription.store.ts'

/** What a student may have in a grade. */
export interface StudentActivities {
  readonly offered: readonly Fee[]
  /** Archived since the student subscribed: still the student's, for nobody else. */
  readonly kept: readonly Fee[]
}

export async function activitiesOf(
  database: Database,
  { project, grade, studentCode }: { project: string; grade: number; studentCode: string },
): Promise<StudentActivities> {
  const offered = await activityFees(database, project, grade)
  const held = await subscriptionsOf(database, project, studentCode)
  const heldFees = await feesByIds(
    database,
    held.map(({ feeId }) => feeId),
  )
  return { offered, kept: keptOf(heldFees, offered, grade) }
}

/** Of what a student holds, the fees that the grade does not offer any more. */
function keptOf(heldFees: readonly Fee[], offered: readonly Fee[], grade: number): readonly Fee[] {
  return heldFees.filter((fee) => fee.grade === grade && offered.every(({ code }) => code !== fee.code))
}
