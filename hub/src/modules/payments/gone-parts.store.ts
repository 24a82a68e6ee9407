import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { OrderSplit } from './split.model.ts'
import { splitsByIds } from './split.store.ts'

/** Those of these splits of whose money something went back, goes back, or was lost in a dispute. */
export async function splitsGoneBack(
  database: Database,
  splitIds: readonly string[],
): Promise<readonly OrderSplit[]> {
  const gone = await inChunks<string, string>(splitIds, async (some) => {
    const parts = () => database('split_part as p').whereIn('p.split_id', [...some])
    const payments = () => parts().join('payment as y', 'y.attempt_id', 'p.paid_by')
    const takenBack = parts()
      .join('allocation as a', 'a.attempt_id', 'p.paid_by')
      .where('a.status', 'reversed')
      .pluck('p.split_id')
    const refundedParts = payments().join('refund as r', 'r.payment_id', 'y.id').pluck('p.split_id')
    const disputed = payments().join('dispute as d', 'd.payment_id', 'y.id').pluck('p.split_id')
    const refundedWhole = database('order_split as l')
      .join('allocation as w', 'w.order_id', 'l.order_id')
      .whereIn('l.id', [...some])
      .where({ 'l.status': 'complete' })
      .where('w.refunded', '>', 0)
      .pluck('l.id')
    return (await Promise.all([takenBack, refundedParts, disputed, refundedWhole])).flat()
  })
  return splitsByIds(database, [...new Set(gone)])
}
