import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, setOrderStatus } from '../enrollment/index.ts'

/** Lets the family pay again after an attempt came to nothing. An order that another one has paid stays paid. */
export async function freeOrder(
  trx: Transaction,
  { id, status }: Pick<EnrollmentOrder, 'id' | 'status'>,
  at: Date,
): Promise<void> {
  if (status !== 'paid') await setOrderStatus(trx, id, 'open', at)
}
