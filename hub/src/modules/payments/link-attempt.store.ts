import type { Database } from '../../db/database.ts'
import { LinkAttempt, type OrderAttempt, type PartAttempt, PaymentAttempt } from './attempt.model.ts'
import type { AttemptRepository } from './attempt.store.ts'
import { orderAttempts } from './order-attempt.store.ts'
import { partAttempts } from './part-attempt.store.ts'

/** One that somebody began by a link, by the token that this payer alone has. */
export async function linkAttemptByToken(
  database: Database,
  token: string,
): Promise<OrderAttempt | PartAttempt | null> {
  return (await begunByLink(database, orderAttempts, token)) ?? begunByLink(database, partAttempts, token)
}

async function begunByLink<A extends PaymentAttempt>(
  database: Database,
  { pays, query }: AttemptRepository<A>,
  token: string,
): Promise<A | null> {
  return (await query(database).whereNotNull('pay_link_id').findOne({ token, pays })) ?? null
}

/** One that somebody began by a link; it has the token that this payer alone has. */
export async function linkAttemptById(database: Database, id: string): Promise<LinkAttempt> {
  return LinkAttempt.query(database).findById(id).whereNotNull('token').throwIfNotFound()
}

/** What was begun by each of these links, in the order in which it began. */
export async function attemptsOfLinks(
  database: Database,
  linkIds: readonly string[],
): Promise<readonly PaymentAttempt[]> {
  if (linkIds.length === 0) return []
  return PaymentAttempt.query(database)
    .whereIn('pay_link_id', [...linkIds])
    .orderBy(['started_at', 'id'])
}
