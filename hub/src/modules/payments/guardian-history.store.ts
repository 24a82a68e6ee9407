import type { QueryBuilder } from 'objection'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import type { GuardianPayment } from './guardian-payment.model.ts'

export const historySorts = ['since', 'amount'] as const
export type HistorySort = (typeof historySorts)[number]

const columns: Readonly<Record<HistorySort, string>> = { since: 'started_at', amount: 'amount' }

/** A page of what one guardian has paid or tried to pay, of one kind. */
export async function listPaymentsOf<P extends GuardianPayment>(
  kind: QueryBuilder<P>,
  guardianId: string,
  { page, sort }: { readonly page: PageQuery | null; readonly sort: SortOrder<HistorySort> },
): Promise<Paged<P>> {
  const own = kind.where({ guardian_id: guardianId })
  const total = await own.clone().resultSize()
  const found = own.orderBy([
    { column: columns[sort.by], order: sort.direction },
    { column: 'id', order: sort.direction },
  ])
  if (page !== null) void found.limit(page.limit).offset(page.offset)
  return { items: await found, total }
}
