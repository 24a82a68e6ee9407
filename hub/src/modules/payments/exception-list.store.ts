import type { Database } from '../../db/open-database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { sum } from '../../shared/money.ts'
import { studentsCalled } from '../students/index.ts'
import { takenOf } from './exception-money.ts'
import type { ExceptionKind } from './exception.store.ts'
import { ordersFound, type Words } from './found-by.ts'

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

/**
 * A page of the exceptions, by when they were raised or by whether somebody has resolved them. The sum is of the open
 * ones: money that somebody has still to decide about.
 */
export async function listExceptions(
  database: Database,
  search: ExceptionSearch,
  { page, sort }: { page: PageQuery | null; sort: SortOrder<ExceptionSort> },
): Promise<Paged<ListedException>> {
  const found = matching(database, search, await partnersCalled(database, search))
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const open: Pick<ListedException, 'facts'>[] = await found
    .clone()
    .whereNull('e.resolved_at')
    .select('e.facts')
  const items = await pageOfParts<ListedException>(partsOf(found, sort), page, (ids) =>
    joined(database)
      .whereIn('e.id', [...ids])
      .select(columns),
  )
  const total = Number(counted?.count ?? 0)
  return { items, total, ...(search.state !== 'resolved' && { amount: sum(open.map(pesosOf)) }) }
}

/** By state, the open ones come first, and within a state the latest. */
function partsOf(
  found: ReturnType<typeof matching>,
  { by, direction }: SortOrder<ExceptionSort>,
): readonly ListPart[] {
  const inTime = (order: 'asc' | 'desc') =>
    found
      .clone()
      .select('e.id')
      .orderBy([
        { column: 'e.created_at', order },
        { column: 'e.id', order },
      ])
  if (by === 'created_at') return [inTime(direction)]
  return inDirection(
    direction,
    inTime('desc').whereNull('e.resolved_at'),
    inTime('desc').whereNotNull('e.resolved_at'),
  )
}

/** What an exception belongs to. */
export function tokenOf({ order_token, invoices_token, family_token }: ListedException): string {
  return order_token ?? invoices_token ?? family_token ?? 'none'
}

export async function exceptionById(database: Database, id: number): Promise<ListedException | null> {
  const rows: ListedException[] = await joined(database).where('e.id', id).select(columns)
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
function joined(database: Database) {
  return database('payment_exception as e')
    .leftJoin('payment_attempt as a', 'a.id', 'e.attempt_id')
    .leftJoin('enrollment_order as o', 'o.id', 'a.order_id')
    .leftJoin('invoice_payment as i', 'i.reference', 'e.reference')
    .leftJoin('family_payment as f', (on) => {
      void on.on('f.reference', 'e.reference').orOn('f.id', 'a.family_payment_id')
    })
}

function matching(
  database: Database,
  { kind, state, instance, ...words }: ExceptionSearch,
  partners: readonly string[],
) {
  const rows = database('payment_exception as e')
  if (kind !== undefined) void rows.where('e.kind', kind)
  if (instance !== undefined) void rows.where('e.instance', instance)
  if (state === 'open') void rows.whereNull('e.resolved_at')
  if (state === 'resolved') void rows.whereNotNull('e.resolved_at')
  if (words.search === undefined) return rows
  // Named once, for it is asked three times and has up to a thousand values.
  return rows
    .with(foundName, ordersFound(database, words))
    .whereIn('e.id', exceptionsFound(database, words, partners))
}

const foundName = 'found_order'

function foundOrders(database: Database) {
  return database(foundName).select('id')
}

/** By their own reference, their order, their family's payment, or the partners whose invoices they are about. */
function exceptionsFound(database: Database, words: Words, partners: readonly string[]) {
  const exceptions = () => database('payment_exception as x').select('x.id')
  const ofAttempts = () => exceptions().join('payment_attempt as xa', 'xa.id', 'x.attempt_id')
  const families = familiesFound(database)
  return exceptions()
    .where(beginsAsTyped(database, 'x.reference', words.search ?? ''))
    .unionAll([
      ofAttempts().whereIn('xa.order_id', foundOrders(database)),
      ofAttempts().whereIn('xa.family_payment_id', families.clone()),
      exceptions()
        .join('family_payment as xf', 'xf.reference', 'x.reference')
        .whereIn('xf.id', families.clone()),
      ...(partners.length === 0 ? [] : [ofInvoices(database, words, partners)]),
    ])
}

/** Those whose shares are in orders that the words find. */
function familiesFound(database: Database) {
  return database('payment_attempt as sa')
    .whereNotNull('sa.family_payment_id')
    .whereIn('sa.order_id', foundOrders(database))
    .select('sa.family_payment_id')
}

function ofInvoices(database: Database, { textsSince }: Words, partners: readonly string[]) {
  const rows = database('payment_exception as x')
    .select('x.id')
    .join('invoice_payment as xi', 'xi.reference', 'x.reference')
    .where((some) => {
      for (const code of partners) void some.orWhere('xi.documents', 'like', `%"C${code}"%`)
    })
  return textsSince === undefined ? rows : rows.where('xi.started_at', '>=', textsSince.toISOString())
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
