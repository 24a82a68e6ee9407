import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import { isDuplicate } from '../../db/statements.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type Fee, findActivityFee, lockFee } from '../fees/index.ts'
import { type By, noteActivities } from './note-activities.ts'
import { placesTaken, type Subscription, subscriptionsOf, takeSlot } from './subscription.store.ts'

export interface ActivityCommand {
  readonly studentCode: string
  readonly gradeId: number
  readonly activityCode: string
  readonly by: By
}

type NoPlace = Refusal<'ACTIVITY_DUPLICATE' | 'ACTIVITY_LIMIT' | 'QUOTA_FULL'>

/**
 * Subscribes a student to an activity of the grade. At most the season's number, none twice (keys of the table), and
 * never beyond the cuota, which is counted while the fee's row is held (activities-1 to activities-3).
 */
export async function subscribe(
  app: Pick<AppContext, 'config' | 'database' | 'clock'>,
  command: ActivityCommand,
): Promise<NoPlace | Refusal<'UNKNOWN_ACTIVITY'> | readonly string[]> {
  const { project } = app.config.seasons.parents
  const fee = await findActivityFee(app.database, {
    project,
    grade: command.gradeId,
    code: command.activityCode,
  })
  if (fee === null) return refuse('UNKNOWN_ACTIVITY')
  try {
    return await inTransaction(app.database, (trx) => takePlace(app, trx, { command, feeId: fee.id }))
  } catch (error) {
    if (isDuplicate(error)) return refuse('ACTIVITY_DUPLICATE', { values: { name: fee.concept } })
    throw error
  }
}

async function takePlace(
  app: Pick<AppContext, 'config' | 'clock'>,
  trx: Transaction,
  { command, feeId }: { command: ActivityCommand; feeId: number },
): Promise<NoPlace | Refusal<'UNKNOWN_ACTIVITY'> | readonly string[]> {
  const fee = await lockFee(trx, feeId)
  if (fee === null) return refuse('UNKNOWN_ACTIVITY')
  const { maxPerStudent } = app.config.seasons.parents.parent.activities
  for (let slots = 0; slots < maxPerStudent; slots += 1) {
    const held = await subscriptionsOf(trx, fee.project, command.studentCode)
    const taken = (await placesTaken(trx, [fee.id])).get(fee.id) ?? 0
    const decision = decidePlace({ fee, held, taken, maxPerStudent })
    if (decision.is === 'refused') return decision
    const { slot } = decision
    // A slot that is gone went to another request of the same student: the next one may be free.
    if (await takeSlot(trx, subscriptionOf({ command, fee, slot, at: app.clock.now() }))) {
      const before = held.map(({ activityCode }) => activityCode)
      const after = [...before, fee.code]
      const { studentCode, by } = command
      await noteActivities(app, trx, { act: 'activity.subscribe', studentCode, before, after }, by)
      return after
    }
  }
  return refuse('ACTIVITY_LIMIT', { values: { n: maxPerStudent } })
}

function subscriptionOf({
  command,
  fee,
  slot,
  at,
}: {
  command: ActivityCommand
  fee: Fee
  slot: number
  at: Date
}) {
  const { project, code, id } = fee
  return { project, studentCode: command.studentCode, slot, activityCode: code, feeId: id, at }
}

export interface PlaceQuestion {
  readonly fee: Pick<Fee, 'code' | 'concept' | 'cuota'>
  readonly held: readonly Pick<Subscription, 'activityCode' | 'slot'>[]
  readonly taken: number
  readonly maxPerStudent: number
}

/** Which of the student's slots the activity takes, or why it takes none. */
export function decidePlace({
  fee,
  held,
  taken,
  maxPerStudent,
}: PlaceQuestion): NoPlace | { is: 'free'; slot: number } {
  const refuseMore = () => refuse('ACTIVITY_LIMIT', { values: { n: maxPerStudent } })
  if (held.some(({ activityCode }) => activityCode === fee.code)) {
    return refuse('ACTIVITY_DUPLICATE', { values: { name: fee.concept } })
  }
  if (held.length >= maxPerStudent) return refuseMore()
  if (fee.cuota !== null && taken >= fee.cuota) return refuse('QUOTA_FULL')
  const used = new Set(held.map(({ slot }) => slot))
  const slots = Array.from({ length: maxPerStudent }, (_, index) => index + 1)
  const slot = slots.find((candidate) => !used.has(candidate))
  return slot === undefined ? refuseMore() : { is: 'free', slot }
}
