import type { Database } from '../../db/database.ts'
import { orderTokensOf } from './order-tokens.store.ts'
import { linesOfPayout } from './payout-lines.store.ts'
import { sumsOfPayouts } from './payout-sums.store.ts'
import { payoutsWithIds } from './payout.store.ts'
import { viewPayoutDetails } from './payout.view.ts'

/** A payout as finance sees it now; null where there is none. */
export async function readPayout(database: Database, id: string) {
  const [payout] = await payoutsWithIds(database, [id])
  if (payout === undefined) return null
  const lines = await linesOfPayout(database, payout)
  const attempts = new Set(lines.flatMap(({ payment }) => payment?.attempt ?? []))
  const sums = (await sumsOfPayouts(database, [id]))(id)
  return viewPayoutDetails(payout, { sums, lines, orders: await orderTokensOf(database, [...attempts]) })
}
