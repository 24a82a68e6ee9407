import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAudit } from '../audit/audit.store.ts'

/** Who acts, and the request it came with. */
export interface By {
  readonly actor: string
  readonly trace: string
}

export interface ActivitiesChange {
  readonly act: 'activity.subscribe' | 'activity.leave'
  readonly studentCode: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Writes down a change of a student's activities, by their codes. */
export async function noteActivities(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { act, studentCode, before, after }: ActivitiesChange,
  by: By,
): Promise<void> {
  await recordAudit(trx, { at: clock.wall(), act, subject: studentCode, before, after, ...by })
}
