import type { AppContext } from '../../app-context.ts'
import { refuse, type Refusal } from '../../shared/refusal.ts'
import { isPaid } from '../students/payment-complete.ts'
import { readStudent } from '../students/index.ts'
import type { Student } from '../students/student.ts'
import { findOrder } from './order.store.ts'
import type { OrderStatus } from './order.model.ts'

export type Settled =
  'ORDER_PAID' | 'SPLIT_STANDS' | 'PAYMENT_PENDING' | 'ORDER_EXISTS' | 'ENROLLMENT_WITHDRAWN'

/** Why a family's choices stand as they are: what an order was priced with does not change under it. */
const settled: Readonly<Record<OrderStatus, Settled | null>> = {
  open: null,
  paying: 'PAYMENT_PENDING',
  split: 'SPLIT_STANDS',
  agreement: 'PAYMENT_PENDING',
  paid: 'ORDER_PAID',
  reversed: 'PAYMENT_PENDING',
  withdrawn: 'ENROLLMENT_WITHDRAWN',
  sending: 'ORDER_EXISTS',
  sent: 'ORDER_EXISTS',
}

/** Whether a payment of an order is under way, or went back and waits for the school. */
export function isBeingPaid(status: OrderStatus): boolean {
  return settled[status] === 'PAYMENT_PENDING'
}

/** Null while nobody's order stands in the way of other choices. */
export async function refuseOnceSettled(
  app: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
): Promise<Refusal<Settled> | null> {
  const order = await orderOf(app, studentCode)
  const code = order === null ? null : settled[order.status]
  return code === null ? null : refuse(code, { facts: { token: order?.token ?? '' } })
}

/** Null while the family may still change its choices. */
export async function refuseFamilyOnceSettled(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  studentCode: string,
): Promise<Refusal<Settled> | null> {
  return (
    (await refuseOnceSettled(app, studentCode)) ??
    refusePaidElsewhere(app, await readStudent(app, studentCode))
  )
}

/** The school's own system knows of a payment that was not made here. */
export async function refusePaidElsewhere(
  app: Pick<AppContext, 'config' | 'database'>,
  student: Student | null,
): Promise<Refusal<'ORDER_PAID'> | null> {
  if (student === null || !isPaid(student.terms.paymentStatus)) return null
  const order = await orderOf(app, student.code.toUpperCase())
  return refuse('ORDER_PAID', { facts: { token: order?.token ?? '' } })
}

function orderOf({ database, config }: Pick<AppContext, 'config' | 'database'>, studentCode: string) {
  return findOrder(database, { project: config.seasons.parents.project, studentCode })
}
