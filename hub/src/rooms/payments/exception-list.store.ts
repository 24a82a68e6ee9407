import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import { sum } from '../../shared/money.ts'
import { studentsCalled } from '../students/index.ts'
import { takenOf } from './exception-money.ts'
import type { ExceptionKind } from './exception.store.ts'
import { foundBy, type Words } from './found-by.ts'

export const exceptionSorts = ['created_at', 'state'] as const
export type ExceptionSort = (typeof exceptionSorts)[number]

export interface ExceptionSearch extends Words {
  readonly kind?: ExceptionKind
  readonly state?: 'open' | 'resolved'
  readonly instance?: string
}

/** An exception with what it belongs to: an order, a guardian's payment, or nothing that we began. */
export interface ListedException {
  readonly id: number
  readonly kind: ExceptionKind
  readonly instance: string
  readonly reference: string
  readonly attempt_id: string | null
  readonly order_token: string | null
  readonly invoices_token: string | null
  /** Of the guardian's payment for several children: the exception is about the whole, or about a share of it. */
  readonly family_token: string | null
  readonly student: string | null
  /** JSON of the documents that a payment of invoices is for. */
  readonly invoice_documents: string | null
  /** JSON */
  readonly facts: string
  readonly created_at: string
  readonly resolved_at: string | null
  readonly resolved_by: string | null
  readonly resolution: string | null
}

/** A page of the exceptions, by when they were raised or by whether somebody has resolved them. */
export async function listExceptions(
  database: Database,
  search: ExceptionSearch,
  { page, sort }: { page: PageWish | null; sort: SortWish<ExceptionSort> },
): Promise<Paged<ListedException>> {
  const found = matching(database, search, await partnersCalled(database, search))
  const every: Pick<ListedException, 'facts'>[] = await found.clone().select('e.facts')
  const rows = found.clone().select(columns).orderBy(orderOf(database, sort))
  if (page !== null) void rows.limit(page.limit).offset(page.offset)
  const items: ListedException[] = await rows
  return { items, total: every.length, amount: sum(every.map(pesosOf)) }
}

/** By state, the open ones come first, and within a state the latest. */
function orderOf(database: Database, { by, direction }: SortWish<ExceptionSort>) {
  if (by === 'created_at') {
    return [
      { column: 'e.created_at', order: direction },
      { column: 'e.id', order: direction },
    ]
  }
  const isResolved = database.raw('case when e.resolved_at is null then 0 else 1 end')
  return [
    { column: isResolved, order: direction },
    { column: 'e.created_at', order: 'desc' },
    { column: 'e.id', order: 'desc' },
  ]
}

/** What an exception belongs to. */
export function tokenOf({ order_token, invoices_token, family_token }: ListedException): string {
  return order_token ?? invoices_token ?? family_token ?? 'none'
}

export async function exceptionById(database: Database, id: number): Promise<ListedException | null> {
  const rows: ListedException[] = await matching(database, {}, []).where('e.id', id).select(columns)
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
  'f.token as family_token',
  'o.student_code as student',
  'i.documents as invoice_documents',
  'e.facts',
  'e.created_at',
  'e.resolved_at',
  'e.resolved_by',
  'e.resolution',
]

/** Payments of invoices and of families are rows read, not calls. */
function matching(
  database: Database,
  { kind, state, instance, ...words }: ExceptionSearch,
  partners: readonly string[],
) {
  const rows = database('payment_exception as e')
    .leftJoin('payment_attempt as a', 'a.id', 'e.attempt_id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('invoice_payment as i', 'i.reference', 'e.reference')
    .leftJoin('family_payment as f', (on) => {
      void on.on('f.reference', 'e.reference').orOn('f.id', 'a.family_payment_id')
    })
  if (kind !== undefined) void rows.where('e.kind', kind)
  if (instance !== undefined) void rows.where('e.instance', instance)
  if (state === 'open') void rows.whereNull('e.resolved_at')
  if (state === 'resolved') void rows.whereNotNull('e.resolved_at')
  const { search } = words
  if (search === undefined) return rows
  return rows.where((some) => {
    foundBy(database, ['e.reference', 'o.reference', 'f.reference'], words)(some)
    for (const code of partners) void some.orWhere('i.documents', 'like', `%"C${code}"%`)
    const called = studentsCalled(database, search)
    if (called !== null) void some.orWhereIn('f.id', sharesOf(database).whereIn('so.student_code', called))
  })
}

function sharesOf(database: Database) {
  return database('payment_attempt as sa')
    .join('enrollment_order as so', 'so.id', 'sa.order_id')
    .whereNotNull('sa.family_payment_id')
    .select('sa.family_payment_id')
}

/** More students than this are no answer to a search. */
const mostPartners = 50

/** Whom a search calls, for payments of invoices, which name partners alone. */
async function partnersCalled(database: Database, { search }: ExceptionSearch): Promise<readonly string[]> {
  const called = search === undefined ? null : studentsCalled(database, search)
  if (called === null) return []
  const found: { code: string }[] = await called.limit(mostPartners)
  return found.map(({ code }) => code)
}

/** Other money than pesos is not added to them. */
function pesosOf(exception: Pick<ListedException, 'facts'>): number {
  const { amount, currency } = takenOf(exception)
  return currency === 'COP' ? (amount ?? 0) : 0
}

/** How many exceptions of an order nobody has resolved: its own, and those of a guardian's payment it has a share in. */
export function openExceptionsOf(database: Database, orderId: 'o.id' | 't.order_id') {
  return database('payment_exception as e')
    .leftJoin('family_payment as ef', 'ef.reference', 'e.reference')
    .join('payment_attempt as ea', (on) => {
      void on.on('ea.id', 'e.attempt_id').orOn('ea.family_payment_id', 'ef.id')
    })
    .whereRaw('ea.order_id = ??', [orderId])
    .whereNull('e.resolved_at')
    .count('*')
    .as('exceptions')
}
