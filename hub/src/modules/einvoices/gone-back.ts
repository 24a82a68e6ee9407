import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import { type PartOfOrder, partOfOrder, sharedRefundsOf } from '../payments/index.ts'
import { type GoneBack, goneBackOfOrders } from './gone-back.store.ts'
import { linesOfParts } from './order-lines.ts'
import { partRefunds } from './part-refunds.ts'

/** What of a payment is not paid any more, by its orders; of a part, its share of what the whole gave back. */
export async function goneBackOf(database: Database, attemptId: string): Promise<readonly GoneBack[]> {
  const part = await partOfOrder(database, attemptId)
  return part === null ? goneBackOfOrders(database, attemptId) : goneBackOfPart(database, part)
}

async function goneBackOfPart(database: Database, part: PartOfOrder): Promise<readonly GoneBack[]> {
  const { orderId, place, parts } = part
  const totals = (await linesOfParts({ database }, part)).map((lines) =>
    sum(lines.map(({ unitPrice }) => unitPrice)),
  )
  const done = (await sharedRefundsOf(database, part)).filter(({ refund }) => refund.status === 'done')
  const refunds = done.map(({ refund: { id, amount }, shares }) => ({
    id,
    amount,
    bears: shares.map((share) => share > 0),
  }))
  const own = partRefunds(totals, refunds)
    .map(({ cause, shares }) => ({ cause, amount: shares[place] ?? 0 }))
    .filter(({ amount }) => amount > 0)
  const isGone = parts[place]?.status === 'reversed'
  const returned = isGone ? (totals[place] ?? 0) - sum(own.map(({ amount }) => amount)) : 0
  return own.length === 0 && returned === 0 ? [] : [{ orderId, refunds: own, returned }]
}
