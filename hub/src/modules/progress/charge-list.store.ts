import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { cancelledByWithdrawal } from '../enrollment/index.ts'
import { namedBy, type NamedRow, studentsCalled, withName } from '../students/index.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'

const columns = {
  date: 'c.ship_date',
  student: 'o.student_code',
  name: 's.folded',
  concept: 'c.name',
  amount: 'c.unit_price',
} as const

export type ChargeSort = keyof typeof columns

export const chargeSorts: readonly string[] = Object.keys(columns)

export interface ChargeFilter {
  /** Days of the charge, both of them with it. */
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** How the item's code or the concept begins, or words of the student's name or code. */
  readonly search?: string
}

export interface ListedCharge {
  readonly id: number
  readonly date: LocalDate
  readonly student: string
  readonly name: string
  readonly grade: string
  readonly code: string
  readonly concept: string
  readonly amount: Cop
  readonly order: string
}

export interface ChargeQuery {
  readonly project: string
  readonly filter: ChargeFilter
  readonly sort: SortOrder<ChargeSort>
  readonly page: PageQuery
}

interface ChargeRow extends Omit<ListedCharge, 'amount' | 'name' | 'grade'>, NamedRow {
  readonly amount: number | string
}

/** What paid enrolments still bring, charge by charge: the rows behind the sums of the calendar; none whose payment went back, or whose student left before. */
export async function listCharges(database: Database, query: ChargeQuery): Promise<Paged<ListedCharge>> {
  const [summed] = await matching(charges(database), { database, query })
    .count<{ count: number | string; amount: number | string | null }[]>({ count: '*' })
    .select(database.raw('sum(c.unit_price * c.quantity) as amount'))
  const rows: ChargeRow[] = await withNames(database, query.project)
    .whereIn('c.id', onPage(database, query))
    .select('c.id', 'c.ship_date as date', 'o.student_code as student', 'c.item_code as code')
    .select('c.name as concept', 'o.token as order', database.raw('c.unit_price * c.quantity as amount'))
    .select(namedBy)
    .orderBy(orderOf(query.sort))
  const items = rows.map((row) => ({ ...withName(row), amount: Number(row.amount) }))
  return { items, total: Number(summed?.count ?? 0), amount: Number(summed?.amount ?? 0) }
}

/** The page's charges alone; whose they are is looked up where the order asks for it. */
function onPage(database: Database, query: ChargeQuery) {
  const isByStudent = query.sort.by === 'student' || query.sort.by === 'name'
  return matching(isByStudent ? withNames(database, query.project) : charges(database), { database, query })
    .select('c.id')
    .orderBy(orderOf(query.sort))
    .limit(query.page.limit)
    .offset(query.page.offset)
}

function orderOf({ by, direction: order }: SortOrder<ChargeSort>) {
  return [
    { column: columns[by], order },
    { column: 'c.id', order },
  ]
}

interface Matching {
  readonly database: Database
  readonly query: Pick<ChargeQuery, 'project' | 'filter'>
}

/** A charge has its order's project. */
function matching(rows: ReturnType<typeof charges>, { database, query }: Matching) {
  const { project, filter } = query
  const { from, to, search } = filter
  void rows
    .where('c.project', project)
    .whereRaw('c.paid_now = 0')
    .whereNotIn('c.order_id', ordersOf(database, project).where({ status: 'reversed' }))
    .whereNotExists(cancelledByWithdrawal(database))
  if (from !== undefined) void rows.where('c.ship_date', '>=', from)
  if (to !== undefined) void rows.where('c.ship_date', '<=', to)
  if (search === undefined) return rows
  return rows.where((some) => {
    begins(['c.item_code', 'c.name'], search)(some)
    const called = studentsCalled(database, search)
    if (called !== null)
      void some.orWhereIn('c.order_id', ordersOf(database, project).whereIn('student_code', called))
  })
}

function ordersOf(database: Database, project: string) {
  return database('enrollment_order').where({ project }).select('id')
}

function charges(database: Database) {
  return database('charge as c')
}

/** Naming the project there too keeps the walk among its orders. */
function withNames(database: Database, project: string) {
  return charges(database)
    .join('enrollment_order as o', 'o.id', 'c.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .where('o.project', project)
}
