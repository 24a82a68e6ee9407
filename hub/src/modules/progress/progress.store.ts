import type { Cop, LocalDate } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { fold } from '../../shared/fold.ts'
import type { SeasonNow } from './season-now.ts'
import { type SeasonStudent, seasonStudents } from './season-students.store.ts'
import { type Step, stepAt, steps } from './steps.ts'
import { openExceptionsOf } from '../payments/index.ts'

const columns = {
  name: 't.folded',
  student: 't.code',
  grade: 't.grade',
  step: 't.step',
  since: 't.since',
} as const

export type ProgressSort = keyof typeof columns

export const progressSorts: readonly string[] = Object.keys(columns)

export interface ProgressFilter {
  readonly steps?: readonly Step[]
  /** Ids of the season's grades. */
  readonly grades?: readonly number[]
  readonly students?: readonly string[]
  /** Words of the name or the code, in any order. */
  readonly search?: string
  /** Whose last act was before it, and who has not done anything yet. */
  readonly quietSince?: Date
}

export interface ProgressQuery {
  readonly filter: ProgressFilter
  readonly sort: SortOrder<ProgressSort>
  /** Null: everybody. */
  readonly page: PageQuery | null
}

export interface ProgressRow extends Pick<SeasonStudent, 'code' | 'grade' | 'step' | 'since'> {
  readonly first_names: string
  readonly last_names: string
  /** JSON of the wizard's state. */
  readonly draft: string | null
  readonly period: number | null
  readonly method: number | null
  readonly total: Cop | null
  readonly paid_at: string | null
  readonly due_later: Cop | string | null
  readonly exceptions: number | string
}

/** A page of the season's students with what is known of their way. */
export async function listProgress(
  database: Database,
  season: SeasonNow,
  { filter, sort, page }: ProgressQuery,
): Promise<Paged<ProgressRow>> {
  const found = matching(database, season, filter)
  const [counted] = await found.clone().count<{ count: number | string }[]>({ count: '*' })
  const items: ProgressRow[] = await shown(database, season, found, { sort, page })
  return { items, total: Number(counted?.count ?? 0) }
}

/** The long rows, for the page alone. */
function shown(
  database: Database,
  season: SeasonNow,
  found: ReturnType<typeof matching>,
  { sort, page }: Pick<ProgressQuery, 'sort' | 'page'>,
) {
  const codes = found.select('t.code')
  const onPage = page === null ? codes : codes.orderBy(orderOf(sort)).limit(page.limit).offset(page.offset)
  return seasonStudents(database, season)
    .whereIn('t.code', onPage)
    .join('student as s', 's.code', 't.code')
    .leftJoin('draft as d', (on) => {
      void on.on('d.student_code', 't.code').andOnVal('d.project', season.project)
    })
    .leftJoin('enrollment_order as o', 'o.id', 't.order_id')
    .leftJoin('allocation as p', (on) => {
      void on.on('p.order_id', 't.order_id').andOnNotNull('p.paid_as')
    })
    .select('t.code', 't.grade', 't.step', 't.since', 's.first_names', 's.last_names', 'd.state as draft')
    .select('o.period', 'o.method', 'o.total', 'p.approved_at as paid_at')
    .select(dueLater(database, season.today), openExceptionsOf(database, 't.order_id'))
    .orderBy(orderOf(sort))
}

/** Who of the season is where a filter says, by code. */
export async function studentsAtSteps(
  database: Database,
  season: SeasonNow,
  filter: ProgressFilter,
): Promise<readonly { readonly student: string; readonly step: Step }[]> {
  const rows: Pick<SeasonStudent, 'code' | 'step'>[] = await matching(database, season, filter)
    .select('t.code', 't.step')
    .orderBy('t.code')
  return rows.map(({ code, step }) => ({ student: code, step: stepAt(step) }))
}

/** The code decides among equals; SQL Server takes no column twice. */
function orderOf({ by, direction: order }: SortOrder<ProgressSort>) {
  const first = { column: columns[by], order }
  return by === 'student' ? [first] : [first, { column: columns.student, order: 'asc' }]
}

function matching(database: Database, season: SeasonNow, filter: ProgressFilter) {
  const { steps: asked, grades, students, quietSince } = filter
  const rows = seasonStudents(database, season)
  if (asked !== undefined)
    void rows.whereIn(
      't.step',
      asked.map((step) => steps.indexOf(step)),
    )
  if (grades !== undefined)
    void rows.whereIn(
      't.grade',
      grades.map((id) => season.grades.findIndex((grade) => grade.id === id)),
    )
  if (students !== undefined) void rows.whereIn('t.code', students)
  if (quietSince !== undefined) void rows.where('t.since', '<', quietSince.toISOString())
  narrowToName(rows, filter)
  return rows
}

function narrowToName(
  rows: ReturnType<typeof seasonStudents>,
  { search = '' }: Pick<ProgressFilter, 'search'>,
): void {
  const words = fold(search).split(' ').filter(Boolean)
  // Signs alone are nobody's name.
  if (search !== '' && words.length === 0) void rows.whereRaw('1 = 0')
  // A folded word holds letters and digits: no wildcard of LIKE is among them.
  for (const word of words) void rows.where('t.folded', 'like', `%${word}%`)
}

function dueLater(database: Database, today: LocalDate) {
  return database('charge as c')
    .whereRaw('c.order_id = t.order_id')
    .where('c.paid_now', 0)
    .where('c.ship_date', '>', today)
    .select(database.raw('sum(c.unit_price * c.quantity)'))
    .as('due_later')
}
