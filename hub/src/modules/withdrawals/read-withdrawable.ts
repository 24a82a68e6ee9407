import type { Cop, LocalDate } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { type EnrollmentOrder, findOrder } from '../enrollment/index.ts'
import { paidAllocation } from '../payments/index.ts'
import { findRefundable, type PaidRefundFacts, refundFacts } from '../payments-office/index.ts'
import type { WithdrawableFacts } from './decide-withdrawal.ts'

export interface Withdrawable extends WithdrawableFacts {
  readonly order: EnrollmentOrder
  /** What paid it. */
  readonly payment: string | null
  readonly refund: PaidRefundFacts
  /** COP of its payment that was given back before, or that the school does not hold of parts (withdrawals-10). */
  readonly back: Cop
}

type Read = Pick<AppContext, 'clock' | 'config' | 'database' | 'plugins'>

/** The season's order of a student, of a family's own flow. */
export async function orderOfStudent(
  { config, database }: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
): Promise<EnrollmentOrder | null> {
  const { project } = config.seasons.parents
  const order = await findOrder(database, { project, studentCode })
  return order?.flow === 'parent' ? order : null
}

/** The paid order of who is to leave, with what decides that. */
export async function readWithdrawable(
  app: Read,
  studentCode: string,
): Promise<Refusal<'NOT_FOUND' | 'ALREADY_WITHDRAWN' | 'ORDER_NOT_PAID'> | Withdrawable> {
  const order = await orderOfStudent(app, studentCode)
  if (order === null) return refuse('NOT_FOUND')
  const refusal = refuseUnlessPaid(order)
  if (refusal !== null) return refusal
  const paid = await paidAllocation(app.database, order.id)
  const refundable = await findRefundable(app.database, { token: order.token, document: null })
  if (paid === null || refundable === null) return refuse('ORDER_NOT_PAID')
  const refund = await refundFacts(app, refundable)
  return { order, payment: paid.paymentId, refund, back: paid.refunded + refund.gone, ...daysOf(app, paid) }
}

/** Null for an order that its student may leave. */
export function refuseUnlessPaid({
  status,
}: Pick<EnrollmentOrder, 'status'>): Refusal<'ALREADY_WITHDRAWN' | 'ORDER_NOT_PAID'> | null {
  if (status === 'paid') return null
  return refuse(status === 'withdrawn' ? 'ALREADY_WITHDRAWN' : 'ORDER_NOT_PAID')
}

/** From the payment's day to today. */
export function daysOf(
  { clock }: Pick<AppContext, 'clock'>,
  { approvedAt, plannedAt }: { readonly approvedAt: string | null; readonly plannedAt: string },
): { readonly from: LocalDate; readonly today: LocalDate } {
  return { from: bogotaDay(new Date(approvedAt ?? plannedAt)), today: bogotaDay(clock.now()) }
}
