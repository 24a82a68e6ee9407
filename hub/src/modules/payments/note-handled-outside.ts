import type { Cop } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { postMove, unapplied } from './payment-move.ts'
import type { Payment } from './payment.model.ts'
import { changePayment } from './payment.store.ts'

export interface HandledOutside {
  /** COP of what the person looked into. */
  readonly amount: Cop
  /** Of the person's act. */
  readonly trace: string
}

/**
 * Takes out of what has no home what a person says was handled outside the hub, no more than is left (ledger-15). The
 * payment's row is held by the caller.
 */
export async function noteHandledOutside(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  payment: Payment,
  { trace, ...told }: HandledOutside,
): Promise<void> {
  const amount = Math.min(payment.left, told.amount)
  if (amount <= 0) return
  const at = clock.now()
  const handled = { account: `handled-outside/${payment.id}`, amount: -amount } as const
  const lines = [unapplied(payment, amount), handled]
  await changePayment(trx, payment, { left: payment.left - amount, outside: payment.outside + amount })
  await postMove(trx, payment, { day: bogotaDay(at), at, reason: 'handled-outside', lines, trace })
}
