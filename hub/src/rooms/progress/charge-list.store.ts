import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import { namedBy, type NamedRow, studentsCalled, withName } from '../students/index.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'

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

export interface ChargeWish {
  readonly project: string
  readonly filter: ChargeFilter
  readonly sort: SortWish<ChargeSort>
  readonly page: PageWish
}

interface ChargeRow extends Omit<ListedCharge, 'amount' | 'name' | 'grade'>, NamedRow {
  readonly amount: number | string
}

/** What paid enrolments still bring, charge by charge: the rows behind the sums of the calendar. */
export async function listCharges(database: Database, wish: ChargeWish): Promise<Paged<ListedCharge>> {
  const found = matching(database, wish)
  const [summed] = await found
    .clone()
    .count<{ count: number | string; amount: number | string | null }[]>({ count: '*' })
    .select(database.raw('sum(c.unit_price * c.quantity) as amount'))
  const { by, direction: order } = wish.sort
  const rows: ChargeRow[] = await found
    .clone()
    .select('c.id', 'c.ship_date as date', 'o.student_code as student', 'c.item_code as code')
    .select('c.name as concept', 'o.token as order', database.raw('c.unit_price * c.quantity as amount'))
    .select(namedBy)
    .orderBy([
      { column: columns[by], order },
      { column: 'c.id', order: 'asc' },
    ])
    .limit(wish.page.limit)
    .offset(wish.page.offset)
  const items = rows.map((row) => ({ ...withName(row), amount: Number(row.amount) }))
  return { items, total: Number(summed?.count ?? 0), amount: Number(summed?.amount ?? 0) }
}

function matching(database: Database, { project, filter: { from, to, search } }: ChargeWish) {
  const rows = database('charge as c')
    .join('enrollment_order as o', 'o.id', 'c.order_id')
    .leftJoin('student as s', 's.code', 'o.student_code')
    .where({ 'o.project': project, 'c.paid_now': 0 })
  if (from !== undefined) void rows.where('c.ship_date', '>=', from)
  if (to !== undefined) void rows.where('c.ship_date', '<=', to)
  if (search === undefined) return rows
  return rows.where((some) => {
    begins(['c.item_code', 'c.name'], search)(some)
    const called = studentsCalled(database, search)
    if (called !== null) void some.orWhereIn('o.student_code', called)
  })
}
