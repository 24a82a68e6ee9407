import type { Database } from '../../db/database.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { fold } from '../../../api/fold.ts'
import { feeFrom, type FeeRow } from './fee.store.ts'
import type { Fee, FeeType } from './fee.ts'

const columns = {
  id: 'id',
  grade: 'grade',
  code: 'code',
  concept: 'concept',
  type: 'fee_type',
  value: 'value',
} as const

export type FeeSort = keyof typeof columns

export const feeSorts = Object.keys(columns)

export interface FeeFilter {
  readonly grade?: number
  readonly type?: FeeType
  /** Words of the code, the concept; digits of the value. */
  readonly code?: string
  readonly concept?: string
  readonly value?: string
  /** Words of anything that a row of the list shows. */
  readonly search?: string
}

export interface FeeQuery {
  readonly project: string
  readonly filter: FeeFilter
  /** The grades a word of a search may mean. */
  readonly gradesNamed: (word: string) => readonly number[]
  readonly sort: SortOrder<FeeSort>
  /** Null: all of them. */
  readonly page: PageQuery | null
}

/** The fees in force that a list asks for. */
export async function listFees(database: Database, query: FeeQuery): Promise<Paged<Fee>> {
  const { project, sort, page } = query
  const matching = conditionsOf(query).reduce(
    (rows, [sql, values]) => rows.whereRaw(sql, values),
    database<FeeRow>('fee').where({ project }).whereNull('archived_at'),
  )
  const [counted] = await matching.clone().count<{ count: number | string }[]>({ count: '*' })
  // SQL Server refuses an order that names a column twice.
  const rest = (['code', 'id'] as const).filter((by) => by !== sort.by)
  const order = [{ column: columns[sort.by], order: sort.direction }, ...rest.map((column) => ({ column }))]
  const sorted = matching.clone().orderBy(order)
  const rows: FeeRow[] = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset))
  return { items: rows.map(feeFrom), total: Number(counted?.count ?? 0) }
}

type Condition = [sql: string, values: (string | number)[]]

function conditionsOf({ filter, gradesNamed }: FeeQuery): Condition[] {
  const { grade, type, code = '', concept = '', value, search = '' } = filter
  return [
    ...(grade === undefined ? [] : [equal('grade', grade)]),
    ...(type === undefined ? [] : [equal('fee_type', type)]),
    ...wordsOf(code).map((word) => holds('code', word)),
    ...wordsOf(concept).map((word) => holds('concept', word)),
    ...(value === undefined ? [] : [digits('value', value)]),
    ...wordsOf(search).map((word) =>
      either([
        ...gradesNamed(word).map((id) => equal('grade', id)),
        holds('code', word),
        holds('concept', word),
        holds('fee_type', word),
        digits('value', word),
      ]),
    ),
  ]
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
}

function either(conditions: readonly Condition[]): Condition {
  const sql = conditions.map(([one]) => one).join(' or ')
  return [`(${sql})`, conditions.flatMap(([, values]) => values)]
}

function equal(column: keyof FeeRow, value: string | number): Condition {
  return ['?? = ?', [column, value]]
}

/** Spanish letters that SQLite's lower() and LIKE do not know. */
const accents = 'áéíóúüñÁÉÍÓÚÜÑ'.split('')
const plain = `lower(${'replace('.repeat(accents.length)}??${', ?, ?)'.repeat(accents.length)})`

/** True where the column holds the word, case and accents aside. A folded word holds nothing that LIKE reads. */
function holds(column: keyof FeeRow, word: string): Condition {
  const replacements = accents.flatMap((letter) => [letter, fold(letter)])
  return [`${plain} like ?`, [column, ...replacements, `%${word}%`]]
}

function digits(column: keyof FeeRow, word: string): Condition {
  return ['cast(?? as varchar(20)) like ?', [column, `%${word}%`]]
}
