import type { Database } from '../../db/database.ts'

/** Payments of which more went back than had come. */
export async function excessiveRefunds(database: Database): Promise<readonly string[]> {
  const rows: readonly { id: string; amount: number | string; back: number | string }[] = await database(
    'payment as p',
  )
    .join('refund as r', 'r.payment_id', 'p.id')
    .whereIn('r.status', ['sent', 'done'])
    .groupBy('p.id', 'p.amount')
    .orderBy('p.id')
    .select('p.id', 'p.amount')
    .sum({ back: 'r.amount' })
  return rows.filter(({ amount, back }) => Number(back) > Number(amount)).map(({ id }) => id)
}
