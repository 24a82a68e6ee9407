import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type EnrollmentOrder, setOrderStatus } from '../enrollment/index.ts'
import { isRefundedWhole, keepGone } from './allocation.store.ts'
import type { Allocation, PaymentAttempt } from './attempt.model.ts'
import { closeAttempt, recordEnd } from './close-attempt.ts'
import { isNothingLeft } from './nothing-left.ts'

/** What was paid; all of it held. */
export interface StandingPayment {
  /** Null of a partner's document. */
  readonly order: EnrollmentOrder | null
  readonly attempt: PaymentAttempt
  readonly allocation: Allocation
}

export interface ReturnedAmounts extends Pick<Allocation, 'refunded' | 'takenBack'> {
  /** By whose word. */
  readonly actor: string
}

/**
 * Writes what of it is gone. Once nothing of it is paid any more the payment is reversed, and its order; once something is
 * again, both stand.
 */
export async function settleStanding(
  { clock }: Pick<AppContext, 'clock'>,
  trx: Transaction,
  { order, attempt, allocation }: StandingPayment,
  { actor, ...gone }: ReturnedAmounts,
): Promise<void> {
  const at = clock.now()
  const { amount } = allocation
  const isWhole =
    order === null ? gone.refunded === amount : await isNothingLeft(trx, order.id, { amount, ...gone })
  const end = { status: isWhole ? 'reversed' : 'approved', reason: attempt.reason, at } as const
  await keepGone(trx, allocation, { ...gone, status: end.status, at })
  if (end.status === allocation.status) return
  // That the student has left outlasts what becomes of the money.
  if (order !== null && order.status !== 'withdrawn')
    await setOrderStatus(trx, order.id, isWhole ? 'reversed' : 'paid', at)
  if (attempt.pays === 'orders') {
    const share = { ...chargeOf(allocation), trace: attempt.trace }
    await recordEnd({ clock }, trx, share, { end, actor, act: 'payment.end' })
  }
  if (attempt.status === end.status || (isWhole && !(await isRefundedWhole(trx, attempt)))) return
  await closeAttempt({ clock }, trx, attempt, { seen: null, end, actor })
}

const chargeOf = ({ reference, status, amount }: Allocation) => ({ reference, status, amount })
