import type { Cop } from '@matricula/contract'
import type { Database } from '../../db/database.ts'
import type { PageQuery, SortOrder } from '../../http/paging.ts'
import { fold } from '../../../api/fold.ts'
import type { SeasonNow } from './season-now.ts'
import { seasonStudents, stepColumn } from './season-students.store.ts'
import { type Step, stepAt, steps } from '../students/steps.ts'
import { openExceptionsOf } from '../payments/index.ts'

export const progressSorts = ['name', 'student', 'grade', 'step', 'since'] as const

export type ProgressSort = (typeof progressSorts)[number]

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
  readonly page: PageQuery
}

export interface ProgressRow {
  readonly code: string
  /** Places in their lists. */
  readonly grade: number
  readonly step: number
  /** The last act; empty where there was none. */
  readonly since: string
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
): Promise<readonly ProgressRow[]> {
  const order = orderOf(season, sort)
  // The page comes first: what stands beside its rows is looked up for them alone.
  const onPage = matching(database, season, filter)
    .select('t.student_code')
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset)
  return database
    .from(database.raw(besideStudents, [onPage.as('page')]))
    .select(database.raw(columns(season), [season.today]), openExceptionsOf(database, 'o.id'))
    .orderBy(order)
}

/** Written out, as this is the statement of every page. */
const besideStudents = `? join season_student as t on t.student_code = page.student_code
  left join draft as d on d.student_code = t.student_code and d.project = t.project
  left join enrollment_order as o on o.student_code = t.student_code and o.project = t.project
  left join allocation as p on p.order_id = o.id and p.paid_as is not null`

const columns = (season: SeasonNow) =>
  `t.student_code as code, t.grade, ${stepColumn(season)} as step, t.since, t.first_names, t.last_names,
  d.state as draft, o.period, o.method, o.total, p.approved_at as paid_at,
  (select sum(c.unit_price * c.quantity) from charge as c where c.order_id = o.id and o.status = 'paid'
    and c.paid_now = 0 and c.ship_date > ?) as due_later`

/** How many there are on all pages. */
export async function countProgress(
  database: Database,
  season: SeasonNow,
  filter: ProgressFilter,
): Promise<number> {
  const [counted] = await matching(database, season, filter).count<{ count: number | string }[]>({
    count: '*',
  })
  return Number(counted?.count ?? 0)
}

/** Who of the season is where a filter says, by code. */
export async function studentsAtSteps(
  database: Database,
  season: SeasonNow,
  filter: ProgressFilter,
): Promise<readonly { readonly student: string; readonly step: Step }[]> {
  const rows: { student: string; step: number }[] = await matching(database, season, filter)
    .select('t.student_code as student', `${stepColumn(season)} as step`)
    .orderBy('t.student_code')
  return rows.map(({ student, step }) => ({ student, step: stepAt(step) }))
}

/** Among equals the name decides, which the code ends; each is an index from one end to the other. */
function orderOf(season: SeasonNow, { by, direction: order }: SortOrder<ProgressSort>) {
  const columns: Readonly<Record<ProgressSort, readonly string[]>> = {
    name: ['t.folded', 't.student_code'],
    student: ['t.student_code'],
    grade: ['t.grade', 't.folded', 't.student_code'],
    step: [stepColumn(season), 't.folded', 't.student_code'],
    since: ['t.since', 't.folded', 't.student_code'],
  }
  return columns[by].map((column) => ({ column, order }))
}

function matching(database: Database, season: SeasonNow, filter: ProgressFilter) {
  const { steps: asked, grades, students, quietSince } = filter
  const rows = seasonStudents(database)
  if (asked !== undefined)
    void rows.whereIn(
      stepColumn(season),
      asked.map((step) => steps.indexOf(step)),
    )
  if (grades !== undefined)
    void rows.whereIn(
      't.grade',
      grades.map((id) => season.grades.findIndex((grade) => grade.id === id)),
    )
  if (students !== undefined) void rows.whereIn('t.student_code', students)
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
