import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { disputeRows, paidPartsOf } from './dispute-row.store.ts'
import { viewDispute } from './dispute.view.ts'

/** A dispute as finance sees it now; null where there is none. */
export async function readDispute({ clock, database }: Pick<AppContext, 'clock' | 'database'>, id: string) {
  const [row] = await disputeRows(database).where('d.id', id)
  if (row === undefined) return null
  const { attempt_id: attempt } = row
  const parts = await paidPartsOf(database, [attempt])
  return viewDispute(row, parts.get(attempt ?? '') ?? [], bogotaDay(clock.now()))
}
