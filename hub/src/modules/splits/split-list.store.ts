import pMap from 'p-map'
import type { Database } from '../../db/database.ts'
import { pageOfParts } from '../../db/page-of-parts.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { type Cop, sum } from '../../shared/money.ts'
import { ordersFound, type Words } from '../payments-office/index.ts'
import { partStandings, splitsGoneBack, type SplitStatus } from '../payments/index.ts'
import { namedBy, type NamedRow, withName } from '../students/index.ts'

export const splitSorts = ['made_at', 'deadline'] as const
export type SplitSort = (typeof splitSorts)[number]

export interface SplitSearch extends Words {
  readonly status?: SplitStatus
}

/** A split with whose it is, and what its parts come to. */
export interface ListedSplit {
  readonly id: string
  readonly student_code: string
  readonly name: string
  readonly grade: string
  readonly token: string
  readonly project: string
  readonly status: SplitStatus
  readonly made_at: string
  readonly fixed_at: string | null
  readonly deadline: string
  readonly ended_at: string | null
  /** COP and counts, of all parts and of those that are paid. */
  readonly total: Cop
  readonly paid: Cop
  readonly parts: number
  readonly paid_parts: number
}

/** A page of the splits. */
export async function listSplits(
  database: Database,
  search: SplitSearch,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<SplitSort> },
): Promise<Paged<ListedSplit>> {
  const found = matching(database, search)
  const [counted]: readonly { readonly count: number | string }[] = await found.clone().count({ count: '*' })
  const part = found
    .clone()
    .select('l.id')
    .orderBy([
      { column: `l.${sort.by}`, order: sort.direction },
      { column: 'l.id', order: sort.direction },
    ])
  const items = await pageOfParts<ListedSplit>([part], page, (ids) => splitsWithIds(database, ids))
  return { items, total: Number(counted?.count ?? 0) }
}

function matching(database: Database, { status, ...words }: SplitSearch) {
  const rows = database('order_split as l')
  if (status !== undefined) void rows.where('l.status', status)
  return words.search === undefined ? rows : rows.whereIn('l.order_id', ordersFound(database, words))
}

type ListedRow = NamedRow &
  Omit<ListedSplit, 'name' | 'grade' | 'total' | 'paid' | 'parts' | 'paid_parts'> & {
    readonly total: number | string
    readonly paid: number | string | null
    readonly parts: number | string
    readonly paid_parts: number | string
  }

const columns = [
  'l.id',
  'l.student_code',
  'o.token',
  'o.project',
  'l.status',
  'l.made_at',
  'l.fixed_at',
  'l.deadline',
  'l.ended_at',
]

async function splitsWithIds(database: Database, ids: readonly string[]): Promise<readonly ListedSplit[]> {
  const parts = () => database('split_part as p').whereRaw('p.split_id = l.id')
  const paid = () => parts().whereNotNull('p.paid_by')
  const rows: readonly ListedRow[] = await database('order_split as l')
    .join('enrollment_order as o', 'o.id', 'l.order_id')
    .leftJoin('student as s', 's.code', 'l.student_code')
    .whereIn('l.id', [...ids])
    .select(...columns, ...namedBy)
    .select({
      total: parts().sum('p.amount'),
      paid: paid().sum('p.amount'),
      parts: parts().count('p.id'),
      paid_parts: paid().count('p.id'),
    })
  const left = await leftOf(database, ids)
  return rows.map(withName).map(({ total, paid: everPaid, parts: count, paid_parts, ...row }) => ({
    ...row,
    total: Number(total),
    parts: Number(count),
    ...(left.get(row.id) ?? { paid: Number(everPaid ?? 0), paid_parts: Number(paid_parts) }),
  }))
}

type Paid = Pick<ListedSplit, 'paid' | 'paid_parts'>

/** What the school still has of those of whose money something went back (splits-10). */
async function leftOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Paid>> {
  const gone = await splitsGoneBack(database, ids)
  const standings = await pMap(gone, (split) => partStandings(database, split), { concurrency: 1 })
  return new Map(
    gone.map(({ id }, at): [string, Paid] => {
      const parts = [...(standings[at]?.values() ?? [])]
      return [
        id,
        {
          paid: sum(parts.map((part) => part.left)),
          paid_parts: parts.filter(({ fate }) => fate === 'stands').length,
        },
      ]
    }),
  )
}
