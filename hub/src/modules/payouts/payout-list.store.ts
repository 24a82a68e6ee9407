import type { Database } from '../../db/database.ts'
import { type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { payoutStatuses } from '../../../api/lists.ts'
import { payoutsWithIds } from './payout.store.ts'
import type { KeptPayout } from './payout.ts'

export const payoutSorts = ['day'] as const
export type PayoutSort = (typeof payoutSorts)[number]

/** differs: the provider tells it otherwise than it is kept. */
export const listedStatuses = ['differs', ...payoutStatuses] as const

export interface PayoutSearch {
  readonly status?: (typeof listedStatuses)[number]
  readonly search?: string
}

/** A page of the payouts, and what their nets come to: of what came back only where that alone is asked for (ledger-16). */
export async function listPayouts(
  database: Database,
  search: PayoutSearch,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<PayoutSort> },
): Promise<Paged<KeptPayout>> {
  const found = matching(database, search)
  const summed = search.status === 'returned' ? 'o.net' : database.raw(netOfExpected)
  const [sums]: readonly Sums[] = await found.clone().count({ count: '*' }).sum({ amount: summed })
  const part: ListPart = found
    .clone()
    .select('o.id')
    .orderBy([
      { column: 'o.day', order: sort.direction },
      { column: 'o.id', order: sort.direction },
    ])
  const items = await pageOfParts<KeptPayout>([part], page, (ids) => payoutsWithIds(database, ids))
  return { items, total: Number(sums?.count ?? 0), amount: Number(sums?.amount ?? 0) }
}

const netOfExpected = "case when o.status = 'returned' then 0 else o.net end"

interface Sums {
  readonly count: number | string
  readonly amount: number | string | null
}

function matching(database: Database, { status, search = '' }: PayoutSearch) {
  const rows = database('payout as o')
  if (status === 'differs') void rows.whereNotNull('o.differs_since')
  else if (status !== undefined) void rows.where('o.status', status)
  if (search === '') return rows
  const names = ['o.payout_ref', 'o.deposit_ref', 'o.bank_ref']
  return rows.where((one) => {
    for (const name of names) void one.orWhere(beginsAsTyped(database, name, search))
  })
}
