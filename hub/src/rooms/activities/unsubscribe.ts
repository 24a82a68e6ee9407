import type { House } from '../../house.ts'
import { leaveActivity, subscriptionsOf } from './subscription.store.ts'

/** Takes the student out of an activity and answers what is left. Leaving what one is not in changes nothing. */
export async function unsubscribe(
  { config, database }: House,
  studentCode: string,
  activityCode: string,
): Promise<readonly string[]> {
  const { project } = config.seasons.parents
  await leaveActivity(database, project, studentCode, activityCode)
  return (await subscriptionsOf(database, project, studentCode)).map((held) => held.activityCode)
}
