import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import type { ExceptionKind } from './exception.store.ts'

export interface ExceptionSearch {
  readonly kind?: ExceptionKind
  readonly state?: 'open' | 'resolved'
}

/** An exception with what it belongs to: an order, a payment of invoices, or nothing that we began. */
export interface ListedException {
  readonly id: number
  readonly kind: ExceptionKind
  readonly instance: string
  readonly reference: string
  readonly attempt_id: string | null
  readonly order_token: string | null
  readonly invoices_token: string | null
  readonly student: string | null
  /** JSON */
  readonly facts: string
  readonly created_at: string
  readonly resolved_at: string | null
  readonly resolved_by: string | null
  readonly resolution: string | null
}

/** A page of the exceptions, by when they were raised. */
export async function listExceptions(
  database: Database,
  search: ExceptionSearch,
  { page, sort }: { page: PageWish | null; sort: SortWish<'created_at'> },
): Promise<Paged<ListedException>> {
  const found = matching(database, search)
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows = found
    .clone()
    .select(columns)
    .orderBy([
      { column: 'e.created_at', order: sort.direction },
      { column: 'e.id', order: sort.direction },
    ])
  if (page !== null) void rows.limit(page.limit).offset(page.offset)
  const items: ListedException[] = await rows
  return { items, total: Number(counted?.count ?? 0) }
}

export async function exceptionById(database: Database, id: number): Promise<ListedException | null> {
  const rows: ListedException[] = await matching(database, {}).where('e.id', id).select(columns)
  return rows[0] ?? null
}

const columns = [
  'e.id',
  'e.kind',
  'e.instance',
  'e.reference',
  'e.attempt_id',
  'o.token as order_token',
  'i.token as invoices_token',
  'o.student_code as student',
  'e.facts',
  'e.created_at',
  'e.resolved_at',
  'e.resolved_by',
  'e.resolution',
]

/** Payments of invoices are a row read, not a call. */
function matching(database: Database, { kind, state }: ExceptionSearch) {
  const rows = database('payment_exception as e')
    .leftJoin('payment_attempt as a', 'a.id', 'e.attempt_id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('invoice_payment as i', 'i.reference', 'e.reference')
  if (kind !== undefined) void rows.where('e.kind', kind)
  if (state === 'open') void rows.whereNull('e.resolved_at')
  if (state === 'resolved') void rows.whereNotNull('e.resolved_at')
  return rows
}
