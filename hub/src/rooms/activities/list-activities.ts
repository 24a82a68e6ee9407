import type { House } from '../../house.ts'
import { activityFees } from '../fees/index.ts'
import { viewActivity } from './activity.view.ts'
import { placesTaken } from './subscription.store.ts'

export async function listActivities({ config, database }: House, gradeId: number) {
  const { project, parent } = config.seasons.parents
  const fees = await activityFees(database, project, gradeId)
  const taken = await placesTaken(
    database,
    fees.map(({ id }) => id),
  )
  return fees.map((fee) => viewActivity(fee, taken.get(fee.id) ?? 0, parent))
}
