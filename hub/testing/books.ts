import { memoOf, type Vendors } from './vendor.ts'

/** What the hub and accounting hold of one student's order. */
export interface Books {
  readonly order: string
  readonly payments: readonly { readonly status: string; readonly amount: number }[]
  readonly attempts: readonly string[]
  readonly receipts: number
  readonly documents: number
  /** Orders of this student at the sandbox's accounting. */
  readonly vendorOrders: number
  readonly deliveries: Readonly<Record<string, string>>
  readonly exceptions: readonly string[]
}

/** What one enrolment leaves behind when it has been paid at the provider, whatever happened on the way. */
export const onePaidEnrolment = {
  order: 'paid',
  receipts: 1,
  documents: 1,
  vendorOrders: 1,
  deliveries: { 'accounting.order': 'done', 'notice.receipt': 'done' },
  exceptions: [],
} as const

export async function readBooks(app: Vendors, code: string): Promise<Books> {
  const { database } = app
  const order = await database('enrollment_order').where({ student_code: code }).first()
  if (order === undefined) throw new Error(`${code} has no order`)
  const ofOrder = { order_id: order.id }
  const attempts = await database('allocation').where(ofOrder).orderBy('planned_at')
  const outbox = await database('outbox').whereLike('key', `%${order.id}`)
  const vendor = memoOf(app, 'accounting.main')
  const references = attempts.map(({ reference }) => reference)
  return {
    order: order.status,
    payments: await database('allocation')
      .where(ofOrder)
      .whereNotNull('paid_as')
      .select('amount', { status: 'paid_as' }),
    attempts: attempts.map(({ status }) => status),
    receipts: (await database('receipt').where(ofOrder)).length,
    documents: (await database('accounting_document').where(ofOrder)).length,
    vendorOrders: (await vendor.list(`order/`)).filter(({ value }) => isOf(value, code)).length,
    deliveries: Object.fromEntries(outbox.map(({ topic, status }) => [topic, status])),
    exceptions: (await database('payment_exception').whereIn('reference', references)).map(
      ({ kind }) => kind,
    ),
  }
}

function isOf(order: unknown, code: string): boolean {
  return JSON.stringify(order).includes(`"partnerCode":"C${code}"`)
}

/** Whether everything that was announced has been delivered. */
export function isDelivered({ deliveries }: Books): boolean {
  const states = Object.values(deliveries)
  return states.length > 0 && states.every((state) => state === 'done')
}
