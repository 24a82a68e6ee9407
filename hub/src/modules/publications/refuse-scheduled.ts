import type { Transaction } from '../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { gradeById } from '../seasons/season-lookups.ts'
import type { PublishedFee } from './publication.ts'
import { scheduledPublications } from './publication.store.ts'

/**
 * Of a fee one change waits at a time: it was planned from what the fee said, so it could not be published after
 * another one. The fees are held by the transaction, so nobody schedules one of them meanwhile.
 */
export async function refuseScheduled(
  { config }: Pick<AppContext, 'config'>,
  trx: Transaction,
  fees: readonly PublishedFee[],
): Promise<Refusal<'FEE_SCHEDULED'> | null> {
  const { project, parent } = config.seasons.parents
  const waiting = (await scheduledPublications(trx, project)).flatMap(({ at, fees: scheduled }) =>
    scheduled.map((fee) => ({ at, fee })),
  )
  const found = waiting.find(({ fee }) => fees.some((one) => isSame(one, fee)))
  if (found === undefined) return null
  const { at, fee } = found
  const grade = gradeById(parent, fee.grade)?.name ?? fee.grade
  return refuse('FEE_SCHEDULED', { values: { code: fee.code, grade, at } })
}

function isSame(one: PublishedFee, other: PublishedFee): boolean {
  const isSameRow = one.id !== null && one.id === other.id
  return isSameRow || (one.grade === other.grade && one.code === other.code)
}
