import type { LocalDate } from '@matricula/contract'
import type { Transaction } from '../../db/transaction.ts'
import { lastDayOf } from '../ledger/index.ts'
import type { LockedRefund } from './allocation-refund.ts'
import { refundOfNobody } from './part-shares.ts'
import { subjectOf } from './payment-move.ts'
import type { Payment } from './payment.model.ts'
import { daysOfToldDisputes } from './told-dispute.store.ts'

/**
 * What is wrong with recording a transfer as of a Bogotá day, by field: its money was the school's no more on that day, for
 * its provider had taken the payment back or told of a dispute (payments-55), or had taken a part of it (splits-11); null:
 * it can be recorded.
 */
export async function judgeTransfer(
  trx: Transaction,
  { refund, payment }: LockedRefund,
  day: LocalDate,
): Promise<{ readonly day: readonly string[] } | null> {
  if ((await refundOfNobody(trx, refund, day)) > 0) return { day: ['refund.partGone'] }
  if (refund.way !== 'bank') return null
  const goneOn = await takenBackOn(trx, payment)
  if (goneOn !== null && goneOn <= day) return { day: ['refund.gone'] }
  const told = await daysOfToldDisputes(trx, payment)
  return told.some((openedOn) => openedOn <= day) ? { day: ['refund.disputeTold'] } : null
}

/** Bogotá's day on which a provider took back all that it still held; null while it holds something. */
async function takenBackOn(trx: Transaction, payment: Payment): Promise<LocalDate | null> {
  if (payment.returned < payment.amount) return null
  return lastDayOf(trx, { subject: subjectOf(payment), reason: 'returned' })
}
