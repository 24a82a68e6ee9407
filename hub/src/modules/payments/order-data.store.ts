import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { Allocation, type OrderAllocationWithAttempt, PaymentAttempt } from './attempt.model.ts'
import { payerOf } from './attempt.store.ts'
import { allocationsOfOrder } from './order-attempt.store.ts'
import { allocationPath } from './allocation-path.ts'

interface OrderRow {
  id: string
  project: string
  student_code: string
  flow: string
  token: string
  reference: string
  status: string
  total: number
  quote: string
  choices: string
  created_at: string
}

/** Orders, their charges, and each try to pay them with its payer. */
export async function ordersOf(database: Database, studentCodes: readonly string[]): Promise<unknown> {
  const exported: unknown[] = []
  for (const { id, quote: _quote, choices, ...order } of await rowsOf(database, studentCodes)) {
    const charges = await database('charge').where({ order_id: id }).orderBy('seq').select(chargeFields)
    const attempts = (await allocationsOfOrder(database, id)).map(exportAllocation)
    exported.push({ ...order, choices: JSON.parse(choices), charges, attempts })
  }
  return exported
}

const chargeFields = ['item_code', 'name', 'ship_date', 'unit_price', 'paid_now'] as const

function exportAllocation(allocation: OrderAllocationWithAttempt) {
  const { reference, amount, status, plannedAt: startedAt, endedAt: finishedAt, attempt } = allocation
  const { means } = attempt
  const path = allocationPath(allocation)
  // Who paid by a link is no business of the family's.
  const payer = attempt.payLinkId === null ? payerOf(attempt) : null
  return { reference, amount, path, status, means, startedAt, finishedAt, payer }
}

/** Takes the payers and the family's home out; amounts, charges and what was ordered stay. */
export async function eraseFromOrders(trx: Transaction, studentCodes: readonly string[]): Promise<number> {
  const orders = await rowsOf(trx, studentCodes)
  for (const { id, quote, choices } of orders) {
    const change = { quote: withoutHome(quote), choices: withoutHome(choices) }
    await trx('enrollment_order').where({ id }).update(change)
  }
  const theirs = Allocation.query(trx)
    .whereIn(
      'order_id',
      orders.map(({ id }) => id),
    )
    .select('attempt_id')
  const erased = await PaymentAttempt.query(trx)
    .where({ pays: 'order' })
    .whereIn('id', theirs)
    .whereNotNull('finished_at')
    .patch({ payer: null, checkout: null })
  return orders.length + erased
}

const without: Readonly<Record<string, unknown>> = { place: { lat: 0, lng: 0, address: '' }, near: '' }

/** The same JSON with nowhere in the place of the bus stop. */
function withoutHome(text: string): string {
  return JSON.stringify(
    JSON.parse(text, (key: string, value: unknown) => (Object.hasOwn(without, key) ? without[key] : value)),
  )
}

async function rowsOf(database: Database, studentCodes: readonly string[]): Promise<readonly OrderRow[]> {
  return database<OrderRow>('enrollment_order')
    .whereIn('student_code', [...studentCodes])
    .orderBy('created_at')
    .select(
      'id',
      'project',
      'student_code',
      'flow',
      'token',
      'reference',
      'status',
      'total',
      'quote',
      'choices',
      'created_at',
    )
}
