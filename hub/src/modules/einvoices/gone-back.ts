import type { Database } from '../../db/database.ts'
import { sum } from '../../shared/money.ts'
import { type CompletedPart, type PartOfOrder, partOfOrder } from '../payments/index.ts'
import { doneRefundsOf, type GoneBack, goneBackOfOrders } from './gone-back.store.ts'
import { linesOfParts } from './order-lines.ts'
import { partRefunds } from './part-refunds.ts'

/** What of a payment is not paid any more, by its orders; of a part, its share of what the whole gave back. */
export async function goneBackOf(database: Database, attemptId: string): Promise<readonly GoneBack[]> {
  const part = await partOfOrder(database, attemptId)
  return part === null ? goneBackOfOrders(database, attemptId) : goneBackOfPart(database, part)
}

async function goneBackOfPart(database: Database, part: PartOfOrder): Promise<readonly GoneBack[]> {
  const { orderId, whole, place, parts } = part
  const totals = (await linesOfParts({ database }, part)).map((lines) =>
    sum(lines.map(({ unitPrice }) => unitPrice)),
  )
  const invoiced = parts.map((one, at) => ({ total: totals[at] ?? 0, goneAt: goneAt(one) }))
  const refunds = await doneRefundsOf(database, whole.allocationId)
  const shares = partRefunds(invoiced, refunds)
  const own = refunds
    .map(({ id }, at) => ({ id, amount: shares[at]?.[place] ?? 0 }))
    .filter(({ amount }) => amount > 0)
  const isGone = invoiced[place]?.goneAt != null
  const returned = isGone ? (invoiced[place]?.total ?? 0) - sum(own.map(({ amount }) => amount)) : 0
  return own.length === 0 && returned === 0 ? [] : [{ orderId, refunds: own, returned }]
}

const goneAt = ({ status, endedAt }: CompletedPart) => (status === 'reversed' ? endedAt : null)
