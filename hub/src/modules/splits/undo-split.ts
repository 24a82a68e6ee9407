import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { findOrder, lockOrder } from '../enrollment/index.ts'
import { lockSplit, standingSplitOf } from '../payments/index.ts'
import { endStanding } from './end-standing.ts'
import { isTheirs, type SplitActor } from './split-command.ts'

/** Undoes the split that stands of a student's order; what another has arranged is not there (splits-3). */
export async function undoSplit(
  app: Pick<AppContext, 'clock' | 'config' | 'database' | 'live'>,
  { studentCode, trace, ...actor }: SplitActor & { readonly studentCode: string; readonly trace: string },
): Promise<Refusal<'NOT_FOUND' | 'SPLIT_BEGUN'> | null> {
  const { project } = app.config.seasons.parents
  const order = await findOrder(app.database, { project, studentCode })
  if (order === null) return refuse('NOT_FOUND')
  const refusal = await inTransaction(app.database, async (trx) => {
    await lockOrder(trx, order.id)
    const standing = await standingSplitOf(trx, order.id)
    if (standing === null || !isTheirs(actor, standing)) return refuse('NOT_FOUND')
    const split = await lockSplit(trx, standing.id)
    return endStanding(app, trx, split, { actor: actor.maker.madeBy, trace })
  })
  if (refusal === null) app.live.changed(order.token)
  return refusal
}
