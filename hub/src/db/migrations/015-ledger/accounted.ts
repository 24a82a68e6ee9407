import type { Knex } from 'knex'
import { partsOfOrder, writeEntries } from './entry.ts'

const pageSize = 200
const accounting = 'accounting/main'

/** Posts what accounting has: orders, last year's balances and documents. */
export async function postAccounted(db: Knex): Promise<void> {
  await postOrders(db)
  await postDocuments(db)
}

interface OrderRow {
  readonly id: string
  readonly total: number
  readonly quote: string
  readonly posted_at: string
}

async function postOrders(db: Knex): Promise<void> {
  for (let after = ''; ;) {
    const rows: readonly OrderRow[] = await db('accounting_document as d')
      .join('enrollment_order as o', 'o.id', 'd.order_id')
      .where('o.flow', 'parent')
      .where('o.id', '>', after)
      .orderBy('o.id')
      .limit(pageSize)
      .select('o.id', 'o.total', 'o.quote', 'd.posted_at')
    for (const order of rows) await postOrder(db, order)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.id
  }
  await postBalances(db)
}

async function postOrder(db: Knex, { posted_at: at, ...order }: OrderRow): Promise<void> {
  const key = `order:${order.id}`
  const parts = partsOfOrder(order).filter(([account]) => account === `to-post/${key}`)
  const lines = parts.flatMap(([account, of]) => [[account, of] as const, [accounting, -of] as const])
  await writeEntries(db, [{ key, subject: key, at, trace: 'migration', lines }])
}

/** The delivery alone says that accounting has a balance. */
async function postBalances(db: Knex): Promise<void> {
  for (let after = 0; ;) {
    const rows: readonly { id: number; key: string; done_at: string; trace: string }[] = await db('outbox')
      .where({ topic: 'accounting.balance-payment', status: 'done' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'key', 'done_at', 'trace')
    for (const { key, done_at: at, trace } of rows) {
      const id = key.replace('balance:', '')
      const order = await db('enrollment_order').where({ id }).first('id', 'total', 'quote')
      if (order === undefined) continue
      const debts = partsOfOrder(order).filter(([account]) => account === `to-post/debt:${id}`)
      const lines = debts.flatMap(([account, of]) => [[account, of] as const, [accounting, -of] as const])
      await writeEntries(db, [{ key, subject: key, at, trace, lines }])
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

interface DocumentRow {
  readonly id: string
  readonly attempt_id: string
  readonly amount: number | string
  readonly done_at: string
}

async function postDocuments(db: Knex): Promise<void> {
  const rows: readonly DocumentRow[] = await db('allocation as a')
    .join('payment as p', 'p.id', 'a.payment_id')
    .whereNotNull('a.posted_ref')
    .orderBy(['a.attempt_id', 'a.id'])
    .select('a.id', 'a.attempt_id', 'a.amount', { done_at: 'p.approved_at' })
  for (const attempt of new Set(rows.map(({ attempt_id }) => attempt_id))) {
    const own = rows.filter(({ attempt_id }) => attempt_id === attempt)
    const [first] = own
    if (first === undefined) continue
    const key = `invoices:${attempt}`
    const lines = own.flatMap(({ id, amount }) => [
      [`to-post/document:${id}`, Number(amount)] as const,
      [accounting, -Number(amount)] as const,
    ])
    await writeEntries(db, [{ key, subject: key, at: first.done_at, trace: 'migration', lines }])
  }
}
