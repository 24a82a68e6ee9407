import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import { fold } from '../../shared/fold.ts'
import type { ProofFacts } from './check-proof.ts'
import type { Discount, DiscountKind, DiscountState } from './discount.ts'
import { discountFrom, type DiscountRow } from './discount.store.ts'

/** A discount among others: with its student's name, empty when the roster has lost them, and no file. */
export interface ListedDiscount extends Discount {
  readonly name: string
  readonly grade: string
  readonly proof: ProofFacts
}

// Whoever has no last day stands after everybody who has one, in every database.
const lastDay = `coalesce(discount.expires_on, '9999-12-31')`

const sortColumns = {
  asked_at: 'discount.asked_at',
  student: 'discount.student_code',
  name: 'student.folded',
  kind: 'discount.kind',
  percent: 'discount.percent',
  expires_on: lastDay,
} as const

export type DiscountSort = keyof typeof sortColumns
export const discountSorts: readonly string[] = Object.keys(sortColumns)

export interface DiscountFilter {
  readonly student?: string
  readonly kind?: DiscountKind
  readonly state?: DiscountState
  /** Granted, and at an end before this day. */
  readonly expiring_before?: LocalDate
  /** Words of the name or the code, in any order. */
  readonly search?: string
}

export interface DiscountListWish {
  readonly filter: DiscountFilter
  readonly today: LocalDate
  readonly sort: SortWish<DiscountSort>
  /** Null: all of them. */
  readonly page: PageWish | null
}

export async function listDiscounts(
  database: Database,
  { filter, today, sort, page }: DiscountListWish,
): Promise<Paged<ListedDiscount>> {
  const matching = matchingRows(database, filter, today)
  const [counted] = await matching.clone().count<{ count: number | string }[]>({ count: '*' })
  const sorted = matching
    .clone()
    .select(columns)
    .orderByRaw(`${sortColumns[sort.by]} ${sort.direction}, discount.id ${sort.direction}`)
  const rows: ListedRow[] = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset))
  return { items: rows.map(listedFrom), total: Number(counted?.count ?? 0) }
}

export async function findListed(database: Database, id: string): Promise<ListedDiscount | null> {
  const row: ListedRow | undefined = await joined(database).where('discount.id', id).first(columns)
  return row === undefined ? null : listedFrom(row)
}

interface ListedRow extends DiscountRow {
  readonly first_names: string | null
  readonly last_names: string | null
  readonly grade_name: string | null
  readonly type: ProofFacts['type']
  readonly size: number
  readonly sha256: string
}

const columns = [
  'discount.*',
  'student.first_names',
  'student.last_names',
  'student.grade_name',
  'discount_proof.type',
  'discount_proof.size',
  'discount_proof.sha256',
]

function joined(database: Database) {
  return database('discount')
    .join('discount_proof', 'discount_proof.discount_id', 'discount.id')
    .leftJoin('student', 'student.code', 'discount.student_code')
}

function matchingRows(
  database: Database,
  { student, kind, state, expiring_before: before, search = '' }: DiscountFilter,
  today: LocalDate,
) {
  const rows = joined(database)
  if (student !== undefined) void rows.where('discount.student_code', student)
  if (kind !== undefined) void rows.where('discount.kind', kind)
  if (state !== undefined) void rows.where('discount.state', state === 'expired' ? 'granted' : state)
  if (state === 'expired') void rows.where('discount.expires_on', '<', today)
  if (state === 'granted') void rows.where('discount.expires_on', '>=', today)
  if (before !== undefined) {
    void rows.where('discount.state', 'granted').where('discount.expires_on', '<', before)
  }
  const words = fold(search).split(' ').filter(Boolean)
  // Signs alone are nobody's name.
  if (search !== '' && words.length === 0) return rows.whereRaw('1 = 0')
  // A folded word holds letters and digits: no wildcard of LIKE is among them.
  return words.reduce((narrowed, word) => narrowed.where('student.folded', 'like', `%${word}%`), rows)
}

function listedFrom(row: ListedRow): ListedDiscount {
  const { first_names, last_names, grade_name, type, size, sha256 } = row
  return {
    ...discountFrom(row),
    name: [first_names, last_names].filter((part) => part !== null).join(' '),
    grade: grade_name ?? '',
    proof: { type, size, sha256 },
  }
}
