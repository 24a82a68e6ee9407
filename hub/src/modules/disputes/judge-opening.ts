import type { LocalDate } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import type { Dispute, DisputeReason, Payment } from '../payments/index.ts'
import { isInDispute, lostBySchool } from '../payments/in-dispute.ts'

export interface OpenDisputeCommand {
  /** Its id. */
  readonly payment: string
  readonly caseRef: string
  /** COP: what is contested, and what the provider charges for the case. */
  readonly amount: number
  readonly fee: number
  readonly reason: DisputeReason
  readonly openedOn: LocalDate
  readonly answerBy: LocalDate
}

export interface ContestedPayment {
  readonly payment: Pick<Payment, 'account' | 'amount' | 'returned' | 'approvedAt'>
  readonly disputes: readonly Pick<Dispute, 'status' | 'borneBy' | 'amount'>[]
  /** Whether some of it is on its way back. */
  readonly isGoingBack: boolean
}

/** COP of a payment that can be contested: all that its provider still holds; 0 where that is nothing. */
export function contestable({ payment, disputes }: Omit<ContestedPayment, 'isGoingBack'>): number {
  const { account, amount, returned } = payment
  const isWithProvider = account.startsWith('provider/')
  return isWithProvider ? amount - returned - lostBySchool(disputes) : 0
}

/** Why a dispute cannot be opened so; null: it can be (disputes-1). */
export function judgeOpening(
  contested: ContestedPayment,
  { amount, fee, openedOn, answerBy }: Pick<OpenDisputeCommand, 'amount' | 'fee' | 'openedOn' | 'answerBy'>,
  today: LocalDate,
): Refusal<'BAD_INPUT' | 'DISPUTE_OPEN' | 'NOT_DISPUTABLE' | 'REFUND_UNDER_WAY'> | null {
  const held = contestable(contested)
  if (isInDispute(contested.disputes)) return refuse('DISPUTE_OPEN')
  if (held === 0) return refuse('NOT_DISPUTABLE')
  if (contested.isGoingBack) return refuse('REFUND_UNDER_WAY')
  const paidOn = bogotaDay(new Date(contested.payment.approvedAt))
  const fields = {
    ...(amount !== held && { amount: ['dispute.whole'] }),
    ...(fee > contested.payment.amount && { fee: ['dispute.fee'] }),
    ...((openedOn < paidOn || openedOn > today) && { opened_on: ['dispute.day'] }),
    ...(answerBy < openedOn && { answer_by: ['dispute.answerBy'] }),
  }
  return Object.keys(fields).length > 0 ? refuse('BAD_INPUT', { fields }) : null
}
