import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { splitAccount } from '../ledger/index.ts'
import { announce } from '../outbox/index.ts'
import type { PartAttempt } from './attempt.model.ts'
import { completeOrder } from './complete-order.ts'
import { addOrderAttempt } from './order-attempt.store.ts'
import { splitPath } from './split-path.ts'
import { endSplit } from './split.store.ts'

/**
 * Completes the order of a split whose last part was paid: by a payment of its own for which nobody was asked, and whose
 * money is that of the parts (splits-7). The order is held.
 */
export async function completeSplit(
  app: Pick<AppContext, 'clock' | 'ids' | 'plugins' | 'receipts'>,
  trx: Transaction,
  { order, split, trace }: Pick<PartAttempt, 'order' | 'split' | 'trace'>,
): Promise<void> {
  const at = app.clock.now()
  await endSplit(trx, split, { status: 'complete', at })
  const fields = {
    id: app.ids.id(),
    idempotencyKey: `split:${split.id}`,
    requestHash: split.requestHash,
    path: splitPath,
    instance: splitPath,
    reference: app.ids.reference(),
    amount: order.total,
    status: 'open',
    payer: null,
    startedAt: at.toISOString(),
    expiresAt: at.toISOString(),
    askAt: null,
    trace,
  } as const
  const attempt = await addOrderAttempt(trx, fields, { id: app.ids.id(), order })
  const account = splitAccount(split.id)
  const paid = { seen: null, status: 'PAGO POR PARTES', actor: 'hub', reason: null, account } as const
  await completeOrder(app, trx, { attempt, ...paid })
  const notice = { topic: 'notice.split-complete', key: `notice:split-complete:${split.id}` } as const
  await announce(trx, { ...notice, payload: { splitId: split.id }, trace, at: app.clock.wall() })
}
