import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { orderById } from '../enrollment/index.ts'
import { announce } from '../outbox/index.ts'
import { creditDelivery } from './einvoice-delivery.ts'
import { raiseException } from './exception.store.ts'
import type { Payment } from './payment.model.ts'
import type { Refund } from './refund.model.ts'

interface NotedRefund {
  readonly refund: Pick<Refund, 'id' | 'allocationId' | 'amount' | 'way' | 'trace'>
  readonly actor: string
}

/**
 * Money of what was paid has gone back: who said so, and that finance is to undo it in accounting (ledger-7); its family
 * is told, and what was invoiced of it is credited (einvoices-7).
 */
export async function noteRefunded(
  { clock, plugins }: Pick<AppContext, 'clock' | 'plugins'>,
  trx: Transaction,
  { attemptId: paidBy, instance, providerRef }: Pick<Payment, 'attemptId' | 'instance' | 'providerRef'>,
  { refund: { id, allocationId, amount, way, trace }, actor }: NotedRefund,
): Promise<void> {
  const notice = { topic: 'notice.refund', key: `notice:refund:${id}`, payload: { refundId: id } } as const
  if (allocationId === null) {
    // Of a reference that is not here nobody is known.
    if (paidBy !== null) await announce(trx, { ...notice, trace, at: clock.wall() })
    return
  }
  const { orderId, attemptId, reference, refunded } = await refundedOf(trx, allocationId)
  const at = clock.wall()
  const facts = { task: 'undo-in-accounting', amount: refunded, currency: 'COP', providerRef }
  await raiseException(trx, { kind: 'refunded', instance, reference, providerRef, facts, at })
  const subject = orderId === null ? reference : (await orderById(trx, orderId)).token
  const change = { before: { state: 'sent' }, after: { refund: id, amount, way } }
  await recordAudit(trx, { at, actor, act: 'refund.done', subject, ...change, trace })
  const when = { trace, at }
  const credit = creditDelivery({ plugins }, { attemptId, cause: `refund:${id}`, ...when })
  await announce(trx, { ...notice, ...when }, ...credit)
}

interface RefundedRow {
  readonly orderId: string | null
  readonly attemptId: string
  /** Of the attempt's own where it pays documents. */
  readonly reference: string
  /** COP that went back, or goes, under that reference. */
  readonly refunded: number | string
}

async function refundedOf(trx: Transaction, allocationId: string) {
  const [row]: RefundedRow[] = await trx('allocation as a')
    .where('a.id', allocationId)
    .select({ orderId: 'a.order_id', attemptId: 'a.attempt_id', reference: 'a.reference' })
    .select({
      refunded: trx('allocation as s').whereRaw('s.reference = a.reference').sum('s.refunded'),
    })
  if (row === undefined) throw new Error(`there is no allocation ${allocationId}`)
  return { ...row, refunded: Number(row.refunded) }
}
