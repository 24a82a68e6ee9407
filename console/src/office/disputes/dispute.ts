import { pesos } from '../../money.ts'
import type { Translate } from '../../i18n.ts'
import { partText } from '../part-text.ts'
import type { ResponseOf, RowOf } from '../api/call.ts'

export type Dispute = RowOf<'GET /api/disputes'>
export type OpenedDispute = ResponseOf<'GET /api/disputes/{id}'>
export type ContestablePayment = RowOf<'GET /api/disputes/payments'>
type Parts = Dispute['parts']

/** Whether it is still to be decided. */
export function isUndecided({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'opened' || status === 'answered'
}

/** Whether an answer still counts: not once the provider has decided. */
export function isToAnswer({
  status,
  told_lost_on: toldLostOn,
}: Pick<Dispute, 'status' | 'told_lost_on'>): boolean {
  return status === 'opened' && toldLostOn === null
}

/** Whose money it is about. */
export function studentsText(parts: Parts): string {
  return parts.map(({ student, name }) => (name === '' ? student : `${name} (${student})`)).join(', ')
}

/** Which part of an order it is about; null where that is paid in one. */
export function partOf({ parts }: Pick<Dispute, 'parts'>, t: Translate): string | null {
  return partText(parts[0]?.part ?? null, t)
}

/** A payment in a line, for whoever chooses one. */
export function paymentText({ contestable, provider_ref: ref, parts }: ContestablePayment, t: Translate) {
  return t('office.disputes.payment', { amount: pesos(contestable), ref, students: studentsText(parts) })
}

export const disputeAddress = (id: string) => `/enrollment/admin/disputes?dispute=${id}`

/** The texts' key of how it stands: what waits for somebody comes before the rest. */
export function statusKey({
  status,
  overdue,
  told_lost_on: toldLostOn,
}: Pick<Dispute, 'status' | 'overdue' | 'told_lost_on'>): string {
  const isToldLost = toldLostOn !== null && (status === 'opened' || status === 'answered')
  const waiting = overdue ? 'overdue' : status
  return `office.disputes.status.${isToldLost ? 'told-lost' : waiting}`
}
