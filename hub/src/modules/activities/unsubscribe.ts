import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { type By, noteActivities } from './note-activities.ts'
import { leaveActivity, subscriptionsOf } from './subscription.store.ts'

/** Takes who leaves the school out of every activity, so that others may have the places. */
export async function leaveActivities(
  app: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { project, studentCode, by }: { project: string; studentCode: string; by: By },
): Promise<void> {
  const before = (await subscriptionsOf(trx, project, studentCode)).map((held) => held.activityCode)
  for (const activityCode of before) await leaveActivity(trx, project, studentCode, activityCode)
  if (before.length === 0) return
  await noteActivities(app, trx, { act: 'activity.leave', studentCode, before, after: [] }, by)
}

/** Takes the student out of an activity and answers what is left. OrderWithdrawal what one is not in changes nothing. */
export function unsubscribe(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  { studentCode, activityCode, by }: { studentCode: string; activityCode: string; by: By },
): Promise<readonly string[]> {
  const { project } = app.config.seasons.parents
  return inTransaction(app.database, async (trx) => {
    const before = (await subscriptionsOf(trx, project, studentCode)).map((held) => held.activityCode)
    if (!(await leaveActivity(trx, project, studentCode, activityCode))) return before
    const after = before.filter((code) => code !== activityCode)
    await noteActivities(app, trx, { act: 'activity.leave', studentCode, before, after }, by)
    return after
  })
}
