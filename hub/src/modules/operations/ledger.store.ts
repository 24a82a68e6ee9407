import type { Database } from '../../db/database.ts'

/** Attempts whose allocations do not sum to them. */
export async function unevenAttempts(database: Database): Promise<readonly string[]> {
  const rows: readonly { id: string; amount: number | string; parts: unknown }[] = await database(
    'payment_attempt as t',
  )
    .leftJoin('allocation as a', 'a.attempt_id', 't.id')
    .groupBy('t.id', 't.amount')
    .orderBy('t.id')
    .select('t.id', 't.amount')
    .sum({ parts: 'a.amount' })
  return rows.filter(({ amount, parts }) => Number(amount) !== Number(parts)).map(({ id }) => id)
}

/** Deliveries that are neither due, on hold nor done, or done at no time. */
export async function unknownDeliveries(database: Database): Promise<readonly string[]> {
  const ids: readonly number[] = await database('outbox')
    .where((is) => void is.whereNotIn('status', ['due', 'on_hold', 'done']))
    .orWhere((is) => void is.where({ status: 'done' }).whereNull('done_at'))
    .orderBy('id')
    .pluck('id')
  return ids.map(String)
}

const pageSize = 500

/** Deliveries about an order that is not there. */
export async function deliveriesOfNoOrder(database: Database): Promise<readonly string[]> {
  const found: string[] = []
  for (let after = 0; ;) {
    const rows: readonly { id: number; key: string }[] = await database('outbox')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'key')
    const about = rows.flatMap(({ id, key }) => {
      const [, order] = /^(?:receipt|order|balance|admin-order|notice:receipt):(.+)$/.exec(key) ?? []
      return order === undefined ? [] : [{ id, order }]
    })
    const orders = [...new Set(about.map(({ order }) => order))]
    const there = new Set(await database('enrollment_order').whereIn('id', orders).pluck('id'))
    found.push(...about.filter(({ order }) => !there.has(order)).map(({ id }) => String(id)))
    const last = rows.at(-1)
    if (last === undefined) return found
    after = last.id
  }
}
