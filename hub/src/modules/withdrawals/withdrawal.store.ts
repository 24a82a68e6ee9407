import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Withdrawal } from './withdrawal.model.ts'

export async function addWithdrawal(trx: Transaction, withdrawal: Partial<Withdrawal>): Promise<Withdrawal> {
  return Withdrawal.query(trx).insert(withdrawal).returning('*')
}

export async function withdrawalById(database: Database, id: string): Promise<Withdrawal> {
  return Withdrawal.query(database).findById(id).throwIfNotFound()
}

/** Null where the order's student has not left. */
export async function withdrawalOfOrder(database: Database, orderId: string): Promise<Withdrawal | null> {
  return (await Withdrawal.query(database).findOne({ order_id: orderId })) ?? null
}
