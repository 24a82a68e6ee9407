import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { insertIfAbsent } from '../../db/statements.ts'

interface SubscriptionRow {
  id: number
  project: string
  student_code: string
  slot: number
  activity_code: string
  fee_id: number
  created_at: string
}

export interface Subscription {
  readonly activityCode: string
  readonly feeId: number
  readonly slot: number
}

/** What a student is subscribed to, in the order of subscribing. */
export async function subscriptionsOf(
  database: Database,
  project: string,
  studentCode: string,
): Promise<Subscription[]> {
  const rows = await database<SubscriptionRow>('activity_subscription')
    .where({ project, student_code: studentCode })
    .orderBy('id')
  return rows.map(({ activity_code, fee_id, slot }) => ({ activityCode: activity_code, feeId: fee_id, slot }))
}

/** Places taken, by fee. */
export async function placesTaken(
  database: Database,
  feeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await inChunks<number, { fee_id: number; taken: number | string }>(feeIds, (some) =>
    database('activity_subscription')
      .whereIn('fee_id', some)
      .groupBy('fee_id')
      .select('fee_id', database.raw('count(*) as taken')),
  )
  return new Map(rows.map(({ fee_id, taken }) => [fee_id, Number(taken)]))
}

export interface NewSubscription {
  readonly project: string
  readonly studentCode: string
  readonly slot: number
  readonly activityCode: string
  readonly feeId: number
  readonly at: Date
}

/** Takes a slot; false when another request took the same one first. */
export async function takeSlot(database: Database, subscription: NewSubscription): Promise<boolean> {
  const { project, studentCode, slot, activityCode, feeId, at } = subscription
  const row = {
    project,
    student_code: studentCode,
    slot,
    activity_code: activityCode,
    fee_id: feeId,
    created_at: at.toISOString(),
  }
  return insertIfAbsent(database, 'activity_subscription', row, ['project', 'student_code', 'slot'])
}

export async function leaveActivity(
  database: Database,
  project: string,
  studentCode: string,
  activityCode: string,
): Promise<boolean> {
  const left = await database('activity_subscription')
    .where({ project, student_code: studentCode, activity_code: activityCode })
    .delete()
  return left > 0
}

/** What these students are and were subscribed to, in every season. */
export async function subscriptionsOfAll(
  database: Database,
  studentCodes: readonly string[],
): Promise<readonly SubscriptionRow[]> {
  return database<SubscriptionRow>('activity_subscription')
    .whereIn('student_code', [...studentCodes])
    .orderBy('id')
}

/** Deletes what these students were subscribed to in other projects than this one. */
export async function eraseSubscriptionsBeside(
  database: Database,
  project: string,
  studentCodes: readonly string[],
): Promise<number> {
  return database('activity_subscription')
    .whereIn('student_code', [...studentCodes])
    .whereNot({ project })
    .delete()
}
