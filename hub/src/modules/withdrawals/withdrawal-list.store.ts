import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { pageOfParts } from '../../db/page-of-parts.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { ordersFound, type Words } from '../payments-office/index.ts'
import type { RefundStatus, RefundWay } from '../payments/index.ts'
import { namedBy, type NamedRow, withName } from '../students/index.ts'

export const withdrawalSorts = ['created_at', 'day'] as const
export type WithdrawalSort = (typeof withdrawalSorts)[number]

export interface WithdrawalSearch extends Words {
  /** Days of leaving, both of them with it. */
  readonly from?: LocalDate
  readonly to?: LocalDate
}

/** A withdrawal with whose it is, and what became of its refund. */
export interface ListedWithdrawal {
  readonly id: string
  readonly student_code: string
  readonly name: string
  readonly grade: string
  readonly token: string
  readonly project: string
  readonly day: LocalDate
  readonly kept: number | string
  readonly returned: number | string
  readonly proposed: number | string
  readonly reason: string | null
  readonly actor: string
  readonly created_at: string
  readonly refund_id: string | null
  readonly way: RefundWay | null
  readonly status: RefundStatus | null
}

/** A page of the withdrawals, and what they return in all: what was refused or dropped did not go back. */
export async function listWithdrawals(
  database: Database,
  search: WithdrawalSearch,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<WithdrawalSort> },
): Promise<Paged<ListedWithdrawal>> {
  const found = matching(database, search)
  const [sums]: readonly Sums[] = await found.clone().count({ count: '*' }).sum({ amount: 'w.returned' })
  const [stayed]: readonly Pick<Sums, 'amount'>[] = await found
    .clone()
    .join('refund as r', 'r.id', 'w.refund_id')
    .where('r.status', 'refused')
    .whereNotNull('r.allocation_id')
    .sum({ amount: 'w.returned' })
  const part = found
    .clone()
    .select('w.id')
    .orderBy([
      { column: `w.${sort.by}`, order: sort.direction },
      { column: 'w.id', order: sort.direction },
    ])
  const items = await pageOfParts<ListedWithdrawal>([part], page, (ids) => withdrawalsWithIds(database, ids))
  const amount = Number(sums?.amount ?? 0) - Number(stayed?.amount ?? 0)
  return { items, total: Number(sums?.count ?? 0), amount }
}

interface Sums {
  readonly count: number | string
  readonly amount: number | string | null
}

function matching(database: Database, { from, to, ...words }: WithdrawalSearch) {
  const rows = database('withdrawal as w')
  if (from !== undefined) void rows.where('w.day', '>=', from)
  if (to !== undefined) void rows.where('w.day', '<=', to)
  return words.search === undefined ? rows : rows.whereIn('w.order_id', ordersFound(database, words))
}

const columns = [
  'w.id',
  'w.student_code',
  'o.token',
  'w.project',
  'w.day',
  'w.kept',
  'w.returned',
  'w.proposed',
  'w.reason',
  'w.actor',
  'w.created_at',
  'w.refund_id',
  'r.way',
  'r.status',
]

export async function withdrawalsWithIds(
  database: Database,
  ids: readonly string[],
): Promise<readonly ListedWithdrawal[]> {
  const rows: readonly (Omit<ListedWithdrawal, 'name' | 'grade'> & NamedRow)[] = await database(
    'withdrawal as w',
  )
    .join('enrollment_order as o', 'o.id', 'w.order_id')
    .leftJoin('refund as r', 'r.id', 'w.refund_id')
    .leftJoin('student as s', 's.code', 'w.student_code')
    .whereIn('w.id', [...ids])
    .select(...columns, ...namedBy)
  return rows.map(withName)
}
