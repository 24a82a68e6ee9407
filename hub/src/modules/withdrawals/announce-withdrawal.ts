import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import { noticeKey, withdrawalKey } from './withdrawal-keys.ts'
import type { Withdrawal } from './withdrawal.model.ts'

/** Accounting is to bill no more of it, and the family to be told. */
export async function announceWithdrawal(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { id, orderId, trace }: Pick<Withdrawal, 'id' | 'orderId' | 'trace'>,
): Promise<void> {
  const common = { payload: { withdrawalId: id }, trace, at: clock.wall() }
  await announce(
    trx,
    { topic: 'accounting.withdrawal', key: withdrawalKey(orderId), ...common },
    { topic: 'notice.withdrawal', key: noticeKey(orderId), ...common },
  )
}
