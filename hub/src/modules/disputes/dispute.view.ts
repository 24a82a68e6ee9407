import type { LocalDate } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import { isInDispute } from '../payments/in-dispute.ts'
import type { ContestablePayment } from './contestable-payment.store.ts'
import type { DisputeRow, PaidPart } from './dispute-row.store.ts'
import { contestable } from './judge-opening.ts'

/** A dispute as finance sees it, on a day. */
export function viewDispute(row: DisputeRow, parts: readonly PaidPart[], today: LocalDate) {
  return {
    id: row.id,
    status: row.status,
    overdue: row.status === 'opened' && row.answer_by < today,
    amount: Number(row.amount),
    fee: Number(row.fee),
    reason: row.reason,
    case_reference: row.case_ref,
    opened_on: row.opened_on,
    answer_by: row.answer_by,
    answered_on: row.answered_on,
    answer: row.answer,
    told_lost_on: row.told_lost_on,
    ended_on: row.ended_on,
    borne_by: row.borne_by,
    recorded_by: row.recorded_by,
    recorded_at: row.recorded_at,
    answered_by: row.answered_by,
    ended_by: row.ended_by,
    payment: row.payment_id,
    instance: row.instance,
    reference: row.reference,
    provider_ref: row.provider_ref,
    parts: [...parts],
  }
}

/** A payment that finance may record a dispute of. */
export function viewContestable({ payment, disputes }: ContestablePayment, parts: readonly PaidPart[]) {
  const { id, instance, reference, providerRef, approvedAt } = payment
  const isOpen = isInDispute(disputes)
  return {
    payment: id,
    instance,
    reference,
    provider_ref: providerRef,
    paid_on: bogotaDay(new Date(approvedAt)),
    contestable: isOpen ? 0 : contestable({ payment, disputes }),
    in_dispute: isOpen,
    disputes: disputes.map((one) => ({ id: one.id, case_reference: one.caseRef, status: one.status })),
    parts: [...parts],
  }
}
