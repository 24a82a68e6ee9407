import type { Database } from '../../db/database.ts'
import type { Allocation } from './attempt.model.ts'
import { lostOfParts } from './parts-gone.ts'

/**
 * Whether nobody pays an order any more (payments-44): with what the school gives back of it, what providers took back of its
 * parts and what was lost of them in disputes nothing is left. An open dispute may be won yet, and what is lost for the school
 * alone stays paid.
 */
export async function isNothingLeft(
  database: Database,
  orderId: string,
  { amount, refunded, takenBack }: Pick<Allocation, 'amount' | 'refunded' | 'takenBack'>,
): Promise<boolean> {
  const gone = refunded + takenBack
  if (gone === 0 || gone >= amount) return gone > 0
  return gone + (await lostOfParts(database, orderId)) >= amount
}
