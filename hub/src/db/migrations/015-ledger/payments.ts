import type { Knex } from 'knex'
import { type Entry, partsOfOrder, writeEntries } from './entry.ts'

interface PaymentRow {
  readonly id: string
  readonly attempt_id: string
  readonly amount: number | string
  readonly instance: string
  readonly approved_at: string
  readonly trace: string
  readonly reference: string
  readonly finished_at: string | null
}

interface PaidRow {
  readonly id: string
  readonly payment_id: string
  readonly order_id: string | null
  readonly amount: number | string
  readonly status: string
  readonly paid_as: string
  readonly ended_at: string | null
}

interface OrderRow {
  readonly id: string
  readonly total: number | string
  readonly quote: string
}

const pageSize = 200

/** Posts each payment there is, and that it went back where it did. */
export async function postPayments(db: Knex): Promise<void> {
  for (let after = ''; ;) {
    const payments: readonly PaymentRow[] = await db('payment as p')
      .join('payment_attempt as t', 't.id', 'p.attempt_id')
      .where('p.id', '>', after)
      .orderBy('p.id')
      .limit(pageSize)
      .select('p.id', 'p.attempt_id', 'p.amount', 'p.instance', 'p.approved_at', 'p.trace')
      .select('t.reference', 't.finished_at')
    await postPage(db, payments)
    const last = payments.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function postPage(db: Knex, payments: readonly PaymentRow[]): Promise<void> {
  const paid: readonly PaidRow[] = await db('allocation').whereIn(
    'payment_id',
    payments.map(({ id }) => id),
  )
  const orders: readonly OrderRow[] = await db('enrollment_order')
    .whereIn(
      'id',
      paid.flatMap(({ order_id }) => order_id ?? []),
    )
    .select('id', 'total', 'quote')
  for (const payment of payments) {
    const own = paid.filter(({ payment_id }) => payment_id === payment.id)
    await postPayment(db, payment, { own, orders })
  }
}

interface Paid {
  readonly own: readonly PaidRow[]
  readonly orders: readonly OrderRow[]
}

async function postPayment(db: Knex, payment: PaymentRow, { own, orders }: Paid): Promise<void> {
  const amount = Number(payment.amount)
  const account = accountOf(payment, own)
  const parts = own.flatMap((row) => partsOf(row, orders))
  const left = amount - own.reduce((sum, row) => sum + Number(row.amount), 0)
  const isReturned = own.length > 0 && own.every(({ status }) => status === 'reversed')
  const entry = { subject: `payment:${payment.id}`, trace: payment.trace }
  const taken: Entry = {
    ...entry,
    key: `payment:${payment.id}`,
    at: payment.approved_at,
    lines: [
      [account, amount],
      ...parts.map(([part, of]) => [part, -of] as const),
      [`unapplied/${payment.id}`, -left],
    ],
  }
  const returned: Entry = {
    ...taken,
    key: `payment:${payment.id}:2`,
    at: own[0]?.ended_at ?? payment.finished_at ?? payment.approved_at,
    lines: taken.lines.map(([one, of]) => [one, -of]),
  }
  await writeEntries(db, isReturned ? [taken, returned] : [taken])
  await db('payment')
    .where({ id: payment.id })
    .update({
      reference: payment.reference,
      account,
      left: isReturned ? 0 : left,
      returned: isReturned ? amount : 0,
      moves: isReturned ? 2 : 1,
    })
}

function accountOf({ instance }: PaymentRow, own: readonly PaidRow[]): string {
  if (own.some(({ paid_as }) => paid_as === 'INGRESO MANUAL')) return `desk/${instance}`
  return instance === 'agreement' ? 'bank/agreement' : `provider/${instance}`
}

function partsOf(
  { id, order_id, amount }: PaidRow,
  orders: readonly OrderRow[],
): readonly (readonly [account: string, amount: number])[] {
  if (order_id === null) return [[`to-post/document:${id}`, Number(amount)]]
  const order = orders.find((one) => one.id === order_id)
  return order === undefined ? [] : partsOfOrder({ ...order, total: amount })
}
