import type { Database } from '../../db/database.ts'
import { beginsExactly } from '../../db/search.ts'

const prefix = 'to-post/split:'

interface SplitRow {
  readonly id: string
  readonly status: string
  readonly fixed_at: string | null
  readonly order_status: string
  readonly total: number | string
  readonly parts: number | string | null
  /** Of what is paid and stands. */
  readonly paid: number | string | null
  /** Of what went back, as far as a person has undone it in accounting: less than 0. */
  readonly undone: number | string | null
  readonly unpaid: number | string
}

function splits(database: Database): PromiseLike<readonly SplitRow[]> {
  const parts = () => database('split_part as p').whereRaw('p.split_id = s.id')
  const paid = parts()
    .join('allocation as a', 'a.part_id', 'p.id')
    .where('a.status', 'approved')
    .sum('a.amount')
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
      unpaid: parts().whereNull('p.paid_by').count('p.id'),
    })
}

/** Splits whose order or parts say something else than they do: of a standing one the order is split, and its parts come to it. */
export async function unevenSplits(database: Database): Promise<readonly string[]> {
  return (await splits(database)).filter(isUneven).map(({ id }) => id)
}

function isUneven({ status, fixed_at, order_status, total, parts, unpaid }: SplitRow): boolean {
  if (status === 'complete') return Number(unpaid) > 0
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
