import type { Database } from '../../db/database.ts'
import { type Account, accountsOf } from '../ledger/index.ts'
import { attemptByToken } from './attempt.store.ts'

/** The payments that came of what a guardian pays as a whole, and what its parts are for; null where the token is none. */
export async function moneyOfGuardian(
  database: Database,
  token: string,
): Promise<{ readonly payments: readonly string[]; readonly accounts: readonly Account[] } | null> {
  const attempt = await attemptByToken(database, token)
  if (attempt === null) return null
  const ofAttempt = { attempt_id: attempt.id }
  const parts: readonly { readonly id: string; readonly order_id: string | null }[] = await database(
    'allocation',
  )
    .where(ofAttempt)
    .orderBy('id')
    .select('id', 'order_id')
  return {
    payments: await database('payment').where(ofAttempt).orderBy('approved_at').pluck('id'),
    accounts: parts.flatMap(({ id, order_id: orderId }) => accountsOf({ id, orderId, splitId: null })),
  }
}
