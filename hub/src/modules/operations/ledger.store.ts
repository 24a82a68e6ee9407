import type { Database } from '../../db/open-database.ts'

/** Guardians' payments whose children's parts do not sum to them. */
export async function unevenFamilyPayments(database: Database): Promise<readonly string[]> {
  const rows: readonly { id: string; amount: number | string; shares: unknown }[] = await database(
    'family_payment',
  )
    .leftJoin('payment_attempt', 'payment_attempt.family_payment_id', 'family_payment.id')
    .groupBy('family_payment.id', 'family_payment.amount')
    .orderBy('family_payment.id')
    .select({ id: 'family_payment.id', amount: 'family_payment.amount' })
    .sum({ shares: 'payment_attempt.amount' })
  return rows.filter(({ amount, shares }) => Number(amount) !== Number(shares)).map(({ id }) => id)
}

/** Deliveries that are neither due, parked nor done, or done at no time. */
export async function unknownDeliveries(database: Database): Promise<readonly string[]> {
  const ids: readonly number[] = await database('outbox')
    .where((is) => void is.whereNotIn('status', ['due', 'parked', 'done']))
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
