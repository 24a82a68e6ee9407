import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { accountsOf, sumsOf } from '../ledger/index.ts'

interface PaidPart {
  readonly id: string
  readonly order_id: string | null
  readonly split_id: string | null
}

/** COP that accounting has of parts of payments and should not, for it went back, by the part; a part without is missing. */
export async function toUndoOf(
  database: Database,
  parts: readonly PaidPart[],
): Promise<ReadonlyMap<string, Cop>> {
  const own = parts.flatMap(({ id, order_id: orderId, split_id: splitId }) =>
    accountsOf({ id, orderId, splitId }).map((account) => ({ id, account })),
  )
  const sums = await sumsOf(
    database,
    own.map(({ account }) => account),
  )
  const kept = new Map(sums.map(({ account, amount }) => [account, amount]))
  const toUndo = new Map<string, Cop>()
  for (const { id, account } of own) {
    const amount = kept.get(account) ?? 0
    if (amount > 0) toUndo.set(id, (toUndo.get(id) ?? 0) + amount)
  }
  return toUndo
}
