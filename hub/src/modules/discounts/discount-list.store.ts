import type { LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import { type ListPart, pageOfParts } from '../../db/page-of-parts.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { studentsCalled } from '../students/index.ts'
import type { ProofFacts } from './check-proof.ts'
import type { Discount, DiscountKind, DiscountState } from './discount.ts'
import { discountFrom, type DiscountRow } from './discount.store.ts'

/** A discount among others: with its student's name, empty when the roster has lost them, and no file. */
export interface ListedDiscount extends Discount {
  readonly name: string
  readonly grade: string
  readonly proof: ProofFacts
}

const sortColumns = {
  asked_at: 'discount.asked_at',
  student: 'discount.student_code',
  name: 'student.folded',
  kind: 'discount.kind',
  percent: 'discount.percent',
  expires_on: 'discount.expires_on',
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

export interface DiscountQuery {
  readonly filter: DiscountFilter
  readonly today: LocalDate
  readonly sort: SortOrder<DiscountSort>
  /** Null: all of them. */
  readonly page: PageQuery | null
}

export async function listDiscounts(
  database: Database,
  { filter, today, sort, page }: DiscountQuery,
): Promise<Paged<ListedDiscount>> {
  const matching = matchingRows(database, filter, today)
  const [counted] = await matching.clone().count<{ count: number | string }[]>({ count: '*' })
  const rows = await pageOfParts<ListedRow>(partsOf(database, matching, sort), page, (ids) =>
    joined(database)
      .whereIn('discount.id', [...ids])
      .select(columns),
  )
  return { items: rows.map(listedFrom), total: Number(counted?.count ?? 0) }
}

/** Whoever has no last day, or is not in the roster, stands after everybody who has one. */
function partsOf(
  database: Database,
  matching: ReturnType<typeof matchingRows>,
  { by, direction }: SortOrder<DiscountSort>,
): readonly ListPart[] {
  const rows = matching
    .clone()
    .select('discount.id')
    .orderBy([
      { column: sortColumns[by], order: direction },
      { column: 'discount.id', order: direction },
    ])
  if (by === 'expires_on')
    return [rows.clone().whereNotNull(sortColumns.expires_on), rows.whereNull(sortColumns.expires_on)]
  if (by !== 'name') return [rows]
  const named = rows.clone().join('student', 'student.code', 'discount.student_code')
  const nobody = database('student').select('code').whereRaw('code = discount.student_code')
  const unnamed = matching
    .clone()
    .whereNotExists(nobody)
    .select('discount.id')
    .orderBy('discount.id', direction)
  return [named, unnamed]
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
  const rows = database('discount')
  if (student !== undefined) void rows.where('discount.student_code', student)
  if (kind !== undefined) void rows.where('discount.kind', kind)
  if (state !== undefined) void rows.where('discount.state', state === 'expired' ? 'granted' : state)
  if (state === 'expired') void rows.where('discount.expires_on', '<', today)
  if (state === 'granted') void rows.where('discount.expires_on', '>=', today)
  if (before !== undefined) {
    void rows.where('discount.state', 'granted').where('discount.expires_on', '<', before)
  }
  if (search === '') return rows
  const called = studentsCalled(database, search)
  // Signs alone are nobody's name.
  return called === null ? rows.whereRaw('1 = 0') : rows.whereIn('discount.student_code', called)
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
