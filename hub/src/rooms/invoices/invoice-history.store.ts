import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import { InvoicePayment } from './invoice-payment.model.ts'

export const historySorts = ['since', 'amount'] as const
export type HistorySort = (typeof historySorts)[number]

const columns: Readonly<Record<HistorySort, string>> = { since: 'started_at', amount: 'amount' }

/** A page of what a guardian has paid or tried to pay. */
export async function listPaymentsOf(
  database: Database,
  guardianId: string,
  { page, sort }: { readonly page: PageWish | null; readonly sort: SortWish<HistorySort> },
): Promise<Paged<InvoicePayment>> {
  const total = await InvoicePayment.query(database).where({ guardian_id: guardianId }).resultSize()
  const found = InvoicePayment.query(database)
    .where({ guardian_id: guardianId })
    .orderBy([
      { column: columns[sort.by], order: sort.direction },
      { column: 'id', order: sort.direction },
    ])
  if (page !== null) void found.limit(page.limit).offset(page.offset)
  return { items: await found, total }
}
