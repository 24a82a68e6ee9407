import type { Database } from '../../db/database.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { type Account, accountsOf, debtAccount, orderAccount, splitAccount } from '../ledger/index.ts'
import { attemptByToken } from './attempt.store.ts'
import { paymentsTriedFor } from './payment.store.ts'
import { splitIdsOf } from './split.store.ts'

export interface TokenMoney {
  /** Whose order it is; null where a guardian paid as a whole. */
  readonly studentCode: string | null
  readonly payments: readonly string[]
  readonly accounts: readonly Account[]
}

/** The payments of an order, or of what a guardian pays as a whole, and what they are for; null where the token is none. */
export async function moneyOfToken(database: Database, token: string): Promise<TokenMoney | null> {
  const order = await findOrderByToken(database, token)
  if (order === null) return moneyOfGuardian(database, token)
  const splits = await splitIdsOf(database, order.id)
  return {
    studentCode: order.studentCode,
    payments: await paymentsTriedFor(database, order.id),
    accounts: [orderAccount(order.id), debtAccount(order.id), ...splits.map(splitAccount)],
  }
}

async function moneyOfGuardian(database: Database, token: string): Promise<TokenMoney | null> {
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
    studentCode: null,
    payments: await database('payment').where(ofAttempt).orderBy('approved_at').pluck('id'),
    accounts: parts.flatMap(({ id, order_id: orderId }) => accountsOf({ id, orderId, splitId: null })),
  }
}
