import type { Database } from '../../db/database.ts'

interface RefundedRow {
  readonly id: string
  readonly came: number | string | null
  readonly back: number | string | null
}

/** Payments of which more went back than had ever come: a charge that went back may come again. */
export async function excessiveRefunds(database: Database): Promise<readonly string[]> {
  const came = database('posting_line as l')
    .join('posting as x', 'x.key', 'l.posting')
    .whereRaw("x.subject = replace('payment:#', '#', p.id) and l.account = p.account and l.amount > 0")
  const back = database('refund as r').whereRaw("r.payment_id = p.id and r.status in ('sent', 'done')")
  const rows: readonly RefundedRow[] = await database('payment as p')
    .whereIn('p.id', database('refund').select('payment_id'))
    .orderBy('p.id')
    .select('p.id', { came: came.sum('l.amount'), back: back.sum('r.amount') })
  return rows.filter((row) => Number(row.back) > Number(row.came)).map(({ id }) => id)
}
