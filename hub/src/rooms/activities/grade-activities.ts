import type { Database } from '../../db/open-database.ts'
import { activityFees, type Fee, feesByIds } from '../fees/index.ts'
import { subscriptionsOfAll } from './subscription.store.ts'

/** What the students of a grade may have, and what each of them holds. */
export interface GradeActivities {
  readonly offered: readonly Fee[]
  readonly held: readonly HeldActivity[]
}

export interface HeldActivity {
  readonly studentCode: string
  readonly activityCode: string
  /** What was subscribed to, archived since or not. */
  readonly fee: Fee
}

/** Codes in one statement; SQL Server takes 2,100 values. */
const atOnce = 500

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
  const held: HeldActivity[] = []
  for (let from = 0; from < studentCodes.length; from += atOnce) {
    const rows = await subscriptionsOfAll(database, studentCodes.slice(from, from + atOnce))
    const own = rows.filter((row) => row.project === project)
    const fees = await feesByIds(database, [...new Set(own.map(({ fee_id }) => fee_id))])
    for (const { student_code: studentCode, activity_code: activityCode, fee_id } of own) {
      const fee = fees.find(({ id }) => id === fee_id)
      if (fee !== undefined) held.push({ studentCode, activityCode, fee })
    }
  }
  return { offered, held }
}
