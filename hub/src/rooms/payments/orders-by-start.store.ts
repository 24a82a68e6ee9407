import type { Database } from '../../db/open-database.ts'
import type { PageWish } from '../../http/paging.ts'

/** Of an attempt's beginning, half-open. */
export interface StartRange {
  readonly since?: Date
  readonly until?: Date
}

/**
 * The current attempt of an order: the one that paid, that locks, or the last one; as a value for a query that
 * calls the order's id so.
 */
export function currentAttempt(database: Database, orderId: 'o.id' | 'a.order_id') {
  const own = (table: string, column: string) => database(table).whereRaw('?? = ??', [column, orderId])
  return database.raw('coalesce(?, ?, ?)', [
    own('payment as w', 'w.order_id').select('w.attempt_id'),
    own('payment_attempt as h', 'h.open_order_id').select('h.id'),
    own('payment_attempt as l', 'l.order_id')
      .select('l.id')
      .orderBy([
        { column: 'l.started_at', order: 'desc' },
        { column: 'l.id', order: 'desc' },
      ])
      .limit(1),
  ])
}

/** The ids of the orders on a page, by when their current attempt began; those that have none come last. */
export async function ordersByStart(
  database: Database,
  range: StartRange,
  { page, direction }: { readonly page: PageWish; readonly direction: 'asc' | 'desc' },
): Promise<readonly string[]> {
  const found: string[] = await currentAttempts(database, range)
    .orderBy([
      { column: 'a.started_at', order: direction },
      { column: 'a.order_id', order: direction },
    ])
    .limit(page.limit)
    .offset(page.offset)
    .pluck('a.order_id')
  const isBounded = range.since !== undefined || range.until !== undefined
  if (isBounded || found.length === page.limit) return found
  const [counted] = await database('payment_attempt').countDistinct<{ count: number | string }[]>({
    count: 'order_id',
  })
  const before = Math.max(0, page.offset - Number(counted?.count ?? 0))
  const rest: string[] = await database('enrollment_order as o')
    .whereNotExists(database('payment_attempt as n').select('n.id').whereRaw('n.order_id = o.id'))
    .orderBy('o.id', direction)
    .limit(page.limit - found.length)
    .offset(before)
    .pluck('o.id')
  return [...found, ...rest]
}

/** How many of them there are, and what was paid of them. */
export async function sumStarted(database: Database, range: StartRange) {
  const [summed] = await currentAttempts(database, range)
    .leftJoin('payment as p', 'p.attempt_id', 'a.id')
    .count<{ count: number | string; amount: number | string | null }[]>({ count: '*' })
    .select(
      database.raw(`sum(case when a.status <> 'reversed' then coalesce(p.amount, 0) else 0 end) as amount`),
    )
  return { total: Number(summed?.count ?? 0), amount: Number(summed?.amount ?? 0) }
}

function currentAttempts(database: Database, { since, until }: StartRange) {
  const rows = database('payment_attempt as a').where('a.id', currentAttempt(database, 'a.order_id'))
  if (since !== undefined) void rows.where('a.started_at', '>=', since.toISOString())
  if (until !== undefined) void rows.where('a.started_at', '<', until.toISOString())
  return rows
}
