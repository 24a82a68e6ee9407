import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import { creditDelivery } from './einvoice-delivery.ts'
import type { Payment } from './payment.model.ts'

/** What was invoiced of it is credited (einvoices-8). */
export async function creditReturned(
  { clock, plugins }: Pick<AppContext, 'clock' | 'plugins'>,
  trx: Transaction,
  { id, attemptId, trace }: Payment,
): Promise<void> {
  if (attemptId === null) return
  const credited = { attemptId, cause: `payment:${id}`, trace, at: clock.wall() }
  await announce(trx, ...creditDelivery({ plugins }, credited))
}
