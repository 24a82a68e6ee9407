import Joi from 'joi'
import type { Database } from '../../db/database.ts'
import type { OrderFacts, QuotedTotals } from './judge-order.ts'
import { approvedOf, locksOf, paymentsOf } from './payment-facts.store.ts'

/** SQL Server's driver answers what is wide, such as our pesos, as text. */
interface OrderRow {
  readonly id: string
  readonly flow: string
  readonly status: string
  readonly total: number | string
  readonly quote: string
}

/** SQL Server takes 2,100 values in one statement; a page asks for some of each order. */
const pageSize = 200

/** Every order with what belongs to it, page by page. */
export async function* everyOrder(database: Database): AsyncGenerator<OrderFacts> {
  for (let after = ''; ;) {
    const rows: readonly OrderRow[] = await database('enrollment_order')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'flow', 'status', 'total', 'quote')
    yield* await withAllocations(database, rows)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function withAllocations(
  database: Database,
  rows: readonly OrderRow[],
): Promise<readonly OrderFacts[]> {
  const ids = rows.map(({ id }) => id)
  const charges = await chargesOf(database, ids)
  const payments = await paymentsOf(database, ids)
  const locks = await locksOf(database, ids)
  const approved = await approvedOf(database, ids)
  const receipts = await idsIn(database, 'receipt', ids)
  const documents = await idsIn(database, 'accounting_document', ids)
  const withdrawals = await idsIn(database, 'withdrawal', ids)
  const deliveries = await deliveriesOf(database, ids)
  return rows.map(({ id, flow, status, total, quote }) => ({
    id,
    flow,
    status,
    total: Number(total),
    quote: flow === 'parent' ? totalsIn(quote) : null,
    charges: charges.get(id) ?? { count: 0, now: 0, later: 0 },
    payment: payments.get(id) ?? null,
    locks: locks.get(id) ?? [],
    approved: approved.get(id) ?? [],
    hasReceipt: receipts.has(id),
    hasDocument: documents.has(id),
    hasWithdrawal: withdrawals.has(id),
    deliveries: deliveries.get(id) ?? {},
  }))
}

const quoted = Joi.object<{ readonly totals: QuotedTotals }>({
  totals: Joi.object({
    subtotal: Joi.number().required(),
    balance: Joi.number().required(),
    totalV: Joi.number().required(),
    later: Joi.number().required(),
  })
    .unknown()
    .required(),
})
  .unknown()
  .required()

function totalsIn(quote: string): QuotedTotals | null {
  const { value, error } = quoted.validate(parsed(quote), { convert: false })
  return error === undefined ? value.totals : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function chargesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderFacts['charges']>> {
  const sums: readonly { order_id: string; paid_now: unknown; count: unknown; sum: unknown }[] =
    await database('charge')
      .whereIn('order_id', [...ids])
      .groupBy('order_id', 'paid_now')
      .select('order_id', 'paid_now', database.raw('count(*) as ??', ['count']))
      .sum({ sum: database.raw('unit_price * quantity') })
  const found = new Map<string, OrderFacts['charges']>()
  for (const { order_id, paid_now, count, sum } of sums) {
    const { count: before, now, later } = found.get(order_id) ?? { count: 0, now: 0, later: 0 }
    const isNow = Number(paid_now) === 1
    found.set(order_id, {
      count: before + Number(count),
      now: isNow ? now + Number(sum) : now,
      later: isNow ? later : later + Number(sum),
    })
  }
  return found
}

async function idsIn(
  database: Database,
  table: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set<string>(
    await database(table)
      .whereIn('order_id', [...ids])
      .pluck('order_id'),
  )
}

const told = [
  'receipt',
  'order',
  'balance',
  'admin-order',
  'notice:receipt',
  'withdrawal',
  'notice:withdrawal',
]

async function deliveriesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Record<string, string>>> {
  const keys = ids.flatMap((id) => told.map((about) => `${about}:${id}`))
  const rows: readonly { key: string; status: string }[] = await database('outbox')
    .whereIn('key', keys)
    .select('key', 'status')
  const found = new Map<string, Record<string, string>>()
  for (const { key, status } of rows) {
    const about = key.slice(0, key.lastIndexOf(':'))
    const id = key.slice(key.lastIndexOf(':') + 1)
    found.set(id, { ...found.get(id), [about]: status })
  }
  return found
}
