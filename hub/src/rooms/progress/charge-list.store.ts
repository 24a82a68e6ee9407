import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import { begins } from '../../db/search.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'

const columns = {
  date: 'c.ship_date',
  student: 'o.student_code',
  concept: 'c.name',
  amount: 'c.unit_price',
} as const

export type ChargeSort = keyof typeof columns

export const chargeSorts: readonly string[] = Object.keys(columns)

export interface ChargeFilter {
  /** Days of the charge, both of them with it. */
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** How the student's code, the item's code or the concept begins. */
  readonly search?: string
}

export interface ListedCharge {
  readonly id: number
  readonly date: LocalDate
  readonly student: string
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

interface ChargeRow extends Omit<ListedCharge, 'amount'> {
  readonly amount: number | string
}

/** What paid enrolments still bring, charge by charge: the rows behind the sums of the calendar. */
export async function listCharges(database: Database, wish: ChargeWish): Promise<Paged<ListedCharge>> {
  const found = matching(database, wish)
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const { by, direction: order } = wish.sort
  const rows: ChargeRow[] = await found
    .clone()
    .select('c.id', 'c.ship_date as date', 'o.student_code as student', 'c.item_code as code')
    .select('c.name as concept', 'o.token as order', database.raw('c.unit_price * c.quantity as amount'))
    .orderBy([
      { column: columns[by], order },
      { column: 'c.id', order: 'asc' },
    ])
    .limit(wish.page.limit)
    .offset(wish.page.offset)
  const items = rows.map((row) => ({ ...row, amount: Number(row.amount) }))
  return { items, total: Number(counted?.count ?? 0) }
}

function matching(database: Database, { project, filter: { from, to, search } }: ChargeWish) {
  const rows = database('charge as c')
    .join('enrollment_order as o', 'o.id', 'c.order_id')
    .where({ 'o.project': project, 'o.status': 'paid', 'c.paid_now': 0 })
  if (from !== undefined) void rows.where('c.ship_date', '>=', from)
  if (to !== undefined) void rows.where('c.ship_date', '<=', to)
  if (search !== undefined) void rows.where(begins(['o.student_code', 'c.item_code', 'c.name'], search))
  return rows
}
