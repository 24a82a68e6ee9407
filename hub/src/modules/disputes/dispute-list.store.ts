import type { Database } from '../../db/database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { attemptsFor, type DisputeStatus } from '../payments/index.ts'
import { ordersFound, type Words } from '../payments-office/index.ts'
import { type DisputeRow, disputeRows } from './dispute-row.store.ts'

export const disputeSorts = ['answer_by', 'opened_on'] as const
export type DisputeSort = (typeof disputeSorts)[number]

/** open: opened or answered. */
export const listedStatuses = ['open', 'opened', 'answered', 'won', 'lost'] as const

export interface DisputeSearch extends Words {
  readonly status?: 'open' | DisputeStatus
}

/** A page of the disputes; by `answer_by`, those that wait for the school's answer come first, then those answered. */
export async function listDisputes(
  database: Database,
  search: DisputeSearch,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<DisputeSort> },
): Promise<Paged<DisputeRow>> {
  const found = matching(database, search)
  const [sums]: readonly Sums[] = await found.clone().count({ count: '*' }).sum({ amount: 'd.amount' })
  const items = await pageOfParts<DisputeRow>(partsOf(found, sort), page, (ids) =>
    disputeRows(database).whereIn('d.id', [...ids]),
  )
  return { items, total: Number(sums?.count ?? 0), amount: Number(sums?.amount ?? 0) }
}

interface Sums {
  readonly count: number | string
  readonly amount: number | string | null
}

function partsOf(
  found: ReturnType<typeof matching>,
  { by, direction }: SortOrder<DisputeSort>,
): readonly ListPart[] {
  const inOrder = (column: string, order: 'asc' | 'desc') =>
    found
      .clone()
      .select('d.id')
      .orderBy([
        { column, order },
        { column: 'd.id', order },
      ])
  if (by === 'opened_on') return [inOrder('d.opened_on', direction)]
  return inDirection(
    direction,
    inOrder('d.answer_by', direction).where('d.status', 'opened'),
    inOrder('d.answer_by', direction).where('d.status', 'answered'),
    inOrder('d.ended_on', direction === 'asc' ? 'desc' : 'asc').whereIn('d.status', ['won', 'lost']),
  )
}

function matching(database: Database, { status, ...words }: DisputeSearch) {
  const rows = database('dispute as d')
  if (status === 'open') void rows.whereNotNull('d.open_payment')
  else if (status !== undefined) void rows.where('d.status', status)
  return words.search === undefined ? rows : rows.whereIn('d.id', disputesFound(database, words))
}

/** By the provider's case, by the payment's reference, or by what finds one of its orders. */
function disputesFound(database: Database, words: Words) {
  const disputes = () => database('dispute as fd').select('fd.id')
  const ofPayments = () => disputes().join('payment as fp', 'fp.id', 'fd.payment_id')
  const typed = (column: string) => beginsAsTyped(database, column, words.search ?? '')
  const attempts = attemptsFor(database, ordersFound(database, words))
  return disputes()
    .where(typed('fd.case_ref'))
    .unionAll([
      ofPayments().where(typed('fp.reference')),
      ofPayments().where(typed('fp.provider_ref')),
      ofPayments().whereIn('fp.attempt_id', attempts),
    ])
}
