import type { AppContext } from '../../app-context.ts'
import { activityFees } from '../fees/index.ts'
import { activitiesOf, type StudentActivities } from './activities-of.ts'
import { viewActivity } from './activity.view.ts'
import { placesTaken } from './subscription.store.ts'

/** The activities of a grade with the places left; for a student, with those it kept when they were archived. */
export async function listActivities(
  app: Pick<AppContext, 'config' | 'database'>,
  grade: number,
  studentCode: string | null,
) {
  const { offered, kept } = await readActivities(app, grade, studentCode)
  const { parent } = app.config.seasons.parents
  const taken = await placesTaken(
    app.database,
    offered.map(({ id }) => id),
  )
  return [
    ...offered.map((fee) => viewActivity(fee, taken.get(fee.id) ?? 0, parent)),
    ...kept.map((fee) => ({ ...viewActivity(fee, 0, parent), left: 0 })),
  ]
}

async function readActivities(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  grade: number,
  studentCode: string | null,
): Promise<StudentActivities> {
  const { project } = config.seasons.parents
  return studentCode === null
    ? { offered: await activityFees(database, project, grade), kept: [] }
    : activitiesOf(database, { project, grade, studentCode })
}
