import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { announce } from '../outbox/index.ts'
import type { PaymentAttempt } from './attempt.model.ts'

/** Who paid by a link is told of the payment: the receipt is the family's. Nothing where nobody did. */
export async function announceLinkPayment(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { id, payLinkId, trace }: Pick<PaymentAttempt, 'id' | 'payLinkId' | 'trace'>,
): Promise<void> {
  if (payLinkId === null) return
  const key = `notice:link-payment:${id}`
  const payload = { attemptId: id }
  await announce(trx, { topic: 'notice.link-payment', key, payload, trace, at: clock.wall() })
}
