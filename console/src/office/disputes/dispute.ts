import { pesos } from '../../money.ts'
import type { Translate } from '../../i18n.ts'
import type { RowOf } from '../api/call.ts'

export type Dispute = RowOf<'GET /api/disputes'>
export type ContestablePayment = RowOf<'GET /api/disputes/payments'>
type Parts = Dispute['parts']

/** Whether it is still to be decided. */
export function isUndecided({ status }: Pick<Dispute, 'status'>): boolean {
  return status === 'opened' || status === 'answered'
}

/** Whose money it is about. */
export function studentsText(parts: Parts): string {
  return parts.map(({ student, name }) => (name === '' ? student : `${name} (${student})`)).join(', ')
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
