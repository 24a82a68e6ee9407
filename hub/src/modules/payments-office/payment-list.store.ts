import type { Database } from '../../db/database.ts'
import { inDirection, type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { sum } from '../../shared/money.ts'
import { namedBy, type NamedRow, withName } from '../students/index.ts'
import { officeWords, paidWords } from '../payments/status-label.ts'
import { type AllocationStatus, allocationStatus } from '../payments/allocation-status.ts'
import {
  currentAllocation,
  ordersMatching,
  paidAllocationOf,
  type PaymentSearch,
  studentOfOrder,
} from './payment-search.store.ts'
import { type AttemptPath, openExceptionsOf, type PaidStatus } from '../payments/index.ts'

export const paymentSorts = ['started_at', 'approved_at', 'amount', 'student', 'name', 'status'] as const
export type PaymentSort = (typeof paymentSorts)[number]

export interface ListedPayment {
  readonly token: string
  readonly student: string
  readonly name: string
  readonly grade: string
  readonly project: string
  readonly flow: 'parent' | 'admin'
  readonly total: number
  readonly attempt_amount: number | null
  /** COP of it that went back, or goes, by refunds of the school; and what providers took back of its parts. */
  readonly refunded: number | string | null
  readonly taken_back: number | string | null
  /** family: a child's share of what a guardian pays for several. */
  readonly path: AttemptPath | 'family' | null
  readonly paid: PaidStatus | null
  readonly attempt_status: AllocationStatus | null
  readonly instance: string | null
  readonly reference: string | null
  readonly provider_ref: string | null
  readonly started_at: string | null
  readonly approved_at: string | null
  /** Exceptions nobody has resolved yet. */
  readonly exceptions: number | string
  /** Of the split that stands: parts and those that were paid, and COP that they brought; null without one. */
  readonly parts: number | string | null
  readonly paid_parts: number | string | null
  readonly paid_in_parts: number | string | null
}

/**
 * A page of the orders, each with the attempt that matters: the one that paid, that locks, or the last one. The sum is
 * of what was paid: what was declined or may still come is no money.
 */
export async function listPayments(
  database: Database,
  search: PaymentSearch,
  { page, sort }: { page: PageQuery | null; sort: SortOrder<PaymentSort> },
): Promise<Paged<ListedPayment>> {
  const sums = await sumPayments(database, search)
  const rows = await pageOfParts<ShownRow>(partsOf(database, search, sort), page, (ids) =>
    shownRows(database, ids),
  )
  return { items: rows.map(listedFrom), ...sums }
}

type Direction = SortOrder<PaymentSort>['direction']

/** The orders in their order, by keys alone; those that have not what it asks for stand after the others. */
function partsOf(
  database: Database,
  search: PaymentSearch,
  { by, direction }: SortOrder<PaymentSort>,
): readonly ListPart[] {
  const sorted = (rows: ReturnType<typeof ordersMatching>, column: string, id = 'o.id') =>
    rows
      .select({ id: 'o.id' })
      .orderBy([...new Set([column, id])].map((each) => ({ column: each, order: direction })))
  const having = (beside: 'attempt' | 'payment' | 'student') => ordersMatching(database, search, [beside])
  const lacking = (other: ListPart) => sorted(ordersMatching(database, search).whereNotExists(other), 'o.id')
  switch (by) {
    case 'amount':
      return [sorted(ordersMatching(database, search), 'o.total')]
    case 'student':
      return [sorted(ordersMatching(database, search), 'o.student_code')]
    case 'started_at':
      return [sorted(having('attempt'), 'a.planned_at', 'a.order_id'), lacking(partOf(database))]
    case 'approved_at':
      return [sorted(having('payment'), 'p.approved_at', 'p.order_id'), lacking(paidAllocationOf(database))]
    case 'name':
      return [sorted(having('student'), 's.folded'), lacking(studentOfOrder(database))]
    case 'status':
      return inDirection(direction, ...statusAllocations(database, search, direction))
  }
}

/** One after the other in the order of their words; what nobody has begun to pay has none. */
function statusAllocations(
  database: Database,
  search: PaymentSearch,
  direction: Direction,
): readonly ListPart[] {
  const words = search.status === undefined ? officeWords.toSorted() : [search.status]
  const begun = words.map((status) => ordersMatching(database, { ...search, status }))
  const unbegun = ordersMatching(database, search).whereNotExists(partOf(database))
  return [...(search.status === undefined ? [unbegun] : []), ...begun].map((rows) =>
    rows.select({ id: 'o.id' }).orderBy('o.id', direction),
  )
}

function partOf(database: Database) {
  return database('allocation as n').whereRaw('n.order_id = o.id').select('n.id')
}

type ShownRow = Omit<ListedPayment, 'name' | 'grade'> & NamedRow & { readonly id: string }

function listedFrom({ id: _id, ...row }: ShownRow): ListedPayment {
  return withName(row)
}

const columns = [
  'o.id',
  'o.token',
  'o.student_code as student',
  'o.project',
  'o.flow',
  'o.total',
  'a.amount as attempt_amount',
  'a.refunded',
  'a.taken_back',
  'a.paid_as as paid',
  'a.instance',
  'a.reference',
  'a.planned_at as started_at',
  'a.approved_at',
]

function shownRows(database: Database, ids: readonly string[]): Promise<ShownRow[]> {
  return database('enrollment_order as o')
    .whereIn('o.id', [...ids])
    .leftJoin('student as s', 's.code', 'o.student_code')
    .leftJoin('allocation as a', 'a.id', currentAllocation(database, 'o.id'))
    .leftJoin('payment_attempt as t', 't.id', 'a.attempt_id')
    .select(...columns, ...namedBy)
    .select({ attempt_status: allocationStatus(database), path: pathOf(database) })
    .select(database.raw('coalesce(a.provider_ref, t.provider_ref) as provider_ref'))
    .select(openExceptionsOf(database, 'o.id'))
    .select(partsStanding(database))
}

/** What the parts of an order `o` that is split come to. */
function partsStanding(database: Database) {
  const parts = () =>
    database('split_part as n')
      .join('order_split as w', 'w.id', 'n.split_id')
      .whereRaw('n.order_id = o.id')
      .where('w.status', 'standing')
  const paid = () => parts().whereNotNull('n.paid_by')
  return {
    parts: parts().count('n.id'),
    paid_parts: paid().count('n.id'),
    paid_in_parts: paid().sum('n.amount'),
  }
}

function pathOf(database: Database) {
  return database.raw("case when t.pays = 'orders' then 'family' else t.path end")
}

interface Summed {
  readonly count: number | string
  readonly amount: number | string | null
}

/** How many there are, and what was paid of them without what the bank took back or the school gave back. */
async function sumPayments(database: Database, search: PaymentSearch) {
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  const { count, amount } = isNarrowed ? await sumNarrowed(database, search) : await sumAll(database)
  return { total: Number(count), amount: Number(amount) }
}

async function sumNarrowed(database: Database, search: PaymentSearch): Promise<Summed> {
  const [paid]: Summed[] = await ordersMatching(database, search)
    .leftJoin('allocation as m', (on) => {
      void on.on('m.order_id', 'o.id').andOnNotNull('m.paid_as').andOnVal('m.status', 'approved')
    })
    .count({ count: '*' })
    .sum({ amount: 'm.amount' })
  const back = (column: GoneColumn): Promise<Summed[]> =>
    ordersMatching(database, search)
      .join('allocation as m', 'm.order_id', 'o.id')
      .where('m.status', 'approved')
      .whereRaw(`m.${column} > 0`)
      .sum({ amount: `m.${column}` })
  return lessBack(paid, back)
}

async function sumAll(database: Database): Promise<Summed> {
  const [orders] = await database('enrollment_order').count<Summed[]>({ count: '*' })
  const [paid]: Pick<Summed, 'amount'>[] = await database('allocation')
    .whereIn('paid_as', [...paidWords])
    .where({ status: 'approved' })
    .whereNotNull('order_id')
    .sum({ amount: 'amount' })
  const back = (column: GoneColumn): Promise<Summed[]> =>
    database('allocation')
      .where({ status: 'approved' })
      .whereRaw(`${column} > 0`)
      .whereNotNull('order_id')
      .sum({ amount: column })
  return lessBack({ count: orders?.count ?? 0, amount: paid?.amount ?? null }, back)
}

type GoneColumn = 'refunded' | 'taken_back'

/** Each of them by an index of its own. */
async function lessBack(
  paid: Pick<Summed, 'count' | 'amount'> | undefined,
  back: (column: GoneColumn) => Promise<Summed[]>,
): Promise<Summed> {
  const gone = [...(await back('refunded')), ...(await back('taken_back'))]
  const amount = Number(paid?.amount ?? 0) - sum(gone.map((one) => Number(one.amount)))
  return { count: paid?.count ?? 0, amount }
}
