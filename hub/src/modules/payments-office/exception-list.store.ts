import type { Database } from '../../db/database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import { beginsAsTyped } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { sum } from '../../shared/money.ts'
import { studentsCalled } from '../students/index.ts'
import { takenOf } from '../payments/exception-money.ts'
import { directionOf, type ExceptionKind, type MoneyDirection } from '../payments/exception-kind.ts'
import { ordersFound, type Words } from './found-by.ts'
import { partnerCodeOf } from '../../shared/partner-code.ts'
import { type ListedException, listedExceptions } from '../payments/index.ts'

export const exceptionSorts = ['created_at', 'state'] as const
export type ExceptionSort = (typeof exceptionSorts)[number]

export interface ExceptionSearch extends Words {
  readonly kind?: ExceptionKind
  readonly state?: 'open' | 'resolved'
  readonly instance?: string
}

/**
 * A page of the exceptions, by when they were raised or by whether somebody has resolved them. The sums are of the open
 * ones, what came in and what went out: money that somebody has still to decide about (payments-51).
 */
export async function listExceptions(
  database: Database,
  search: ExceptionSearch,
  { page, sort }: { page: PageQuery | null; sort: SortOrder<ExceptionSort> },
): Promise<Paged<ListedException>> {
  const found = matching(database, search, await partnersCalled(database, search))
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const open: OpenMoney[] = await found.clone().whereNull('e.resolved_at').select('e.kind', 'e.facts')
  const items = await pageOfParts<ListedException>(partsOf(found, sort), page, (ids) =>
    listedExceptions(database).whereIn('e.id', [...ids]),
  )
  const total = Number(counted?.count ?? 0)
  return { items, total, ...(search.state !== 'resolved' && sumsOf(open)) }
}

type OpenMoney = Pick<ListedException, 'kind' | 'facts'>

function sumsOf(open: readonly OpenMoney[]) {
  const of = (direction: MoneyDirection) =>
    sum(open.filter(({ kind }) => directionOf(kind) === direction).map(pesosOf))
  return { amount: of('in'), out: of('out') }
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
  // Named once, for it is asked four times and has up to a thousand values.
  return rows
    .with(foundName, ordersFound(database, words))
    .whereIn('e.id', exceptionsFound(database, words, partners))
}

const foundName = 'found_order'

function foundOrders(database: Database) {
  return database(foundName).select('id')
}

/** By their own reference, their order, the one that they are a part of or another of the same attempt, or the partners whose invoices they are about. */
function exceptionsFound(database: Database, words: Words, partners: readonly string[]) {
  const exceptions = () => database('payment_exception as x').select('x.id')
  const ofParts = () => exceptions().join('allocation as xa', 'xa.reference', 'x.reference')
  const ofAttempts = exceptions().join('payment_attempt as xf', 'xf.reference', 'x.reference')
  return exceptions()
    .where(beginsAsTyped(database, 'x.reference', words.search ?? ''))
    .unionAll([
      ofParts()
        .join('allocation as xs', 'xs.attempt_id', 'xa.attempt_id')
        .whereIn('xs.order_id', foundOrders(database)),
      ofParts().join('split_part as xp', 'xp.id', 'xa.part_id').whereIn('xp.order_id', foundOrders(database)),
      ofAttempts
        .join('allocation as xs', 'xs.attempt_id', 'xf.id')
        .whereIn('xs.order_id', foundOrders(database)),
      ...(partners.length === 0 ? [] : [ofParts().whereIn('xa.partner_code', [...partners])]),
    ])
}

/** More students than this are no answer to a search. */
const mostPartners = 50

/** Codes of the partners whom a search calls, for payments of invoices, which name no students. */
async function partnersCalled(database: Database, { search }: ExceptionSearch): Promise<readonly string[]> {
  const called = search === undefined ? null : studentsCalled(database, search)
  if (called === null) return []
  const found: { code: string }[] = await called.limit(mostPartners)
  return found.map(({ code }) => partnerCodeOf(code))
}

/** Other money than pesos is not added to them. */
function pesosOf(exception: Pick<ListedException, 'facts'>): number {
  const { amount, currency } = takenOf(exception)
  return currency === 'COP' ? (amount ?? 0) : 0
}
