import type { House } from '../../house.ts'
import { activityFees } from '../fees/index.ts'
import { activitiesOf, type StudentActivities } from './activities-of.ts'
import { viewActivity } from './activity.view.ts'
import { placesTaken } from './subscription.store.ts'

/** The activities of a grade with the places left; for a student, with those it kept when they were archived. */
export async function listActivities(house: House, grade: number, studentCode: string | null) {
  const { offered, kept } = await readActivities(house, grade, studentCode)
  const { parent } = house.config.seasons.parents
  const taken = await placesTaken(
    house.database,
    offered.map(({ id }) => id),
  )
  return [
    ...offered.map((fee) => viewActivity(fee, taken.get(fee.id) ?? 0, parent)),
    ...kept.map((fee) => ({ ...viewActivity(fee, 0, parent), left: 0 })),
  ]
}

async function readActivities(
  { config, database }: House,
  grade: number,
  studentCode: string | null,
): Promise<StudentActivities> {
  const { project } = config.seasons.parents
  return studentCode === null
    ? { offered: await activityFees(database, project, grade), kept: [] }
    : activitiesOf(database, { project, grade, studentCode })
}
