import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'
import { splitPath } from '../payments/split-path.ts'

const prefix = 'to-post/split:'

interface SplitRow {
  readonly id: string
  readonly status: string
  readonly fixed_at: string | null
  readonly order_status: string
  readonly total: number | string
  readonly parts: number | string | null
  /** Of what is paid and stands, and what the school had given back of parts that went back since. */
  readonly paid: number | string | null
  /** Of the parts of a complete one that went back, what the school had not given back before; and what its order says of it. */
  readonly gone: number | string | null
  readonly taken_back: number | string | null
  /** Of what went back, as far as a person has undone it in accounting: less than 0. */
  readonly undone: number | string | null
  readonly unpaid: number | string
}

function splits(database: Database): PromiseLike<readonly SplitRow[]> {
  const parts = () => database('split_part as p').whereRaw('p.split_id = s.id')
  const paid = parts()
    .join('allocation as a', 'a.part_id', 'p.id')
    .sum(
      database.raw(
        "case when a.status = 'approved' then a.amount when a.status = 'reversed' then a.refunded end",
      ),
    )
  const gone = parts()
    .join('allocation as a', 'a.attempt_id', 'p.paid_by')
    .where('a.status', 'reversed')
    .sum(database.raw('a.amount - a.refunded'))
  const whole = database('allocation as w')
    .whereRaw('w.order_id = s.order_id')
    .where('w.instance', splitPath)
    .whereNotNull('w.paid_as')
  const undone = database('posting_line as l')
    .join('posting as x', 'x.key', 'l.posting')
    .whereRaw(`l.account = replace('${prefix}#', '#', s.id)`)
    .where(beginsExactly(database, 'x.subject', 'exception:'))
    .sum('l.amount')
  return database('order_split as s')
    .join('enrollment_order as o', 'o.id', 's.order_id')
    .orderBy('s.id')
    .select('s.id', 's.status', 's.fixed_at', 'o.total', { order_status: 'o.status' })
    .select({
      parts: parts().sum('p.amount'),
      paid,
      undone,
      gone,
      taken_back: whole.sum('w.taken_back'),
      unpaid: parts().whereNull('p.paid_by').count('p.id'),
    })
}

/** Splits whose order or parts say something else than they do: of a standing one the order is split, and its parts come to it. */
export async function unevenSplits(database: Database): Promise<readonly string[]> {
  return (await splits(database)).filter(isUneven).map(({ id }) => id)
}

function isUneven({ status, fixed_at, order_status, total, parts, ...row }: SplitRow): boolean {
  if (status === 'complete') return Number(row.unpaid) > 0 || Number(row.gone) !== Number(row.taken_back)
  if (status !== 'standing') return false
  return order_status !== 'split' || (fixed_at !== null && Number(parts) !== Number(total))
}

interface Waiting {
  readonly account: string
  readonly amount: number
}

/** Accounts of splits that have what their parts brought, less what their complete order took and what of it was undone. */
export async function heldBySplits(
  database: Database,
  waiting: readonly Waiting[],
): Promise<readonly string[]> {
  if (!waiting.some(({ account }) => account.startsWith(prefix))) return []
  const held = new Map(
    (await splits(database)).map(({ id, status, total, paid, undone }) => [
      `${prefix}${id}`,
      (status === 'complete' ? Number(total) : 0) - Number(paid) + Number(undone),
    ]),
  )
  return waiting.filter(({ account, amount }) => held.get(account) === amount).map(({ account }) => account)
}
