import type { Database } from '../../db/database.ts'
import { beginsAsTyped } from '../../db/search.ts'
import { attemptsFor, type Dispute, disputesOf, Payment } from '../payments/index.ts'
import { splitPath } from '../payments/split-path.ts'

/** Money that a provider took, and what was contested of it. */
export interface ContestablePayment {
  readonly payment: Payment
  readonly disputes: readonly Dispute[]
}

/** More payments than this are no answer to a search. */
const mostFound = 20

/**
 * The payments of an order's token or reference, or whose own or the provider's reference begins so, the latest first. Of
 * an order that was paid in parts those are its parts': the whole is nobody's charge.
 */
export async function findContestable(
  database: Database,
  search: string,
): Promise<readonly ContestablePayment[]> {
  const attempts = [...new Set(await attemptsFound(database, search))]
  const found = await Payment.query(database)
    .where((of) => void of.whereIn('attempt_id', attempts).orWhere({ reference: search }))
    .whereNot({ instance: splitPath })
    .orderBy('approved_at', 'desc')
    .limit(mostFound)
  const disputes = await disputesOf(
    database,
    found.map(({ id }) => id),
  )
  return found.map((payment) => ({
    payment,
    disputes: disputes.filter(({ paymentId }) => paymentId === payment.id),
  }))
}

/** Ids of the attempts, each way by an index of its own. */
async function attemptsFound(database: Database, search: string): Promise<readonly string[]> {
  const named = (column: string) =>
    database('payment_attempt as t')
      .where(beginsAsTyped(database, column, search))
      .limit(mostFound)
      .select({ attempt_id: 't.id' })
  const ofOrder = (column: 'token' | 'reference') =>
    attemptsFor(
      database,
      database('enrollment_order')
        .where({ [column]: search })
        .select('id'),
    )
  const rows: readonly { readonly attempt_id: string }[] = [
    ...(await named('t.reference')),
    ...(await named('t.provider_ref')),
    ...(await ofOrder('token')),
    ...(await ofOrder('reference')),
  ]
  return rows.map(({ attempt_id }) => attempt_id)
}
