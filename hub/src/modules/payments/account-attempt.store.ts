import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AccountAllocation, OnAccountAttempt, PaymentAttempt } from './attempt.model.ts'
import { attemptByToken, type AttemptRepository, readAttempt } from './attempt.store.ts'
import { withAllocations } from './with-allocations.store.ts'

export const accountAttempts: AttemptRepository<OnAccountAttempt> = {
  pays: 'account',
  query: (database) =>
    withAllocations(OnAccountAttempt.query(database), (ids) =>
      AccountAllocation.query(database).whereIn('attempt_id', [...ids]),
    ),
}

export type NewAccountAllocation = Pick<AccountAllocation, 'id' | 'partnerCode'>

/** Writes an attempt with what it is for: the whole of it, on one partner's account. */
export async function addAccountAttempt(
  trx: Transaction,
  attempt: Partial<OnAccountAttempt>,
  allocation: NewAccountAllocation,
): Promise<OnAccountAttempt> {
  const written = await OnAccountAttempt.query(trx).insert(attempt).returning('*')
  const { id: attemptId, instance, reference, amount, status, startedAt: plannedAt } = written
  const planned = { attemptId, instance, reference, amount, status, plannedAt, openKey: null }
  await AccountAllocation.query(trx).insert({ ...planned, ...allocation })
  return onAccountAttemptById(trx, attemptId)
}

export function onAccountAttemptById(database: Database, id: string): Promise<OnAccountAttempt> {
  return readAttempt(database, accountAttempts, id)
}

/** What a payment on account, by its token, is for; null where it is none. */
export async function accountPaidBy(database: Database, token: string): Promise<AccountAllocation | null> {
  const attempt = await attemptByToken(database, token)
  if (attempt?.pays !== 'account') return null
  return (await AccountAllocation.query(database).findOne({ attempt_id: attempt.id })) ?? null
}

/** Whether the link of an attempt was paid by another one. */
export async function isPaidByAnother(
  trx: Transaction,
  { id, payLinkId }: Pick<OnAccountAttempt, 'id' | 'payLinkId'>,
): Promise<boolean> {
  const other = await PaymentAttempt.query(trx)
    .where({ pay_link_id: payLinkId, status: 'approved' })
    .whereNot({ id })
    .first()
  return other !== undefined
}

/** Keeps how accounting names what it recorded of a payment on account. */
export async function keepAccountPosted(trx: Transaction, attemptId: string, ref: string): Promise<void> {
  await AccountAllocation.query(trx).where({ attempt_id: attemptId }).patch({ postedRef: ref })
}
