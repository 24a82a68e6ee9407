import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { activityFees, type Fee, feesByIds } from '../fees/index.ts'
import { subscriptionsOfAll } from './subscription.store.ts'

/** What the students of a grade may have, and what each of them holds. */
export interface GradeActivities {
  readonly offered: readonly Fee[]
  readonly held: readonly SubscribedActivity[]
}

export interface SubscribedActivity {
  readonly studentCode: string
  readonly activityCode: string
  /** What was subscribed to, archived since or not. */
  readonly fee: Fee
}

/** The same as `activitiesOf` each of these students, in few questions to the database. */
export async function activitiesOfGrade(
  database: Database,
  {
    project,
    grade,
    studentCodes,
  }: { readonly project: string; readonly grade: number; readonly studentCodes: readonly string[] },
): Promise<GradeActivities> {
  const offered = await activityFees(database, project, grade)
  const rows = await inChunks(studentCodes, (some) => subscriptionsOfAll(database, some))
  const own = rows.filter((row) => row.project === project)
  const fees = new Map(
    (await feesByIds(database, [...new Set(own.map(({ fee_id }) => fee_id))])).map((fee) => [fee.id, fee]),
  )
  const held = own.flatMap(({ student_code: studentCode, activity_code: activityCode, fee_id }) => {
    const fee = fees.get(fee_id)
    return fee === undefined ? [] : [{ studentCode, activityCode, fee }]
  })
  return { offered, held }
}
