import { inChunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { type RawAnswer, rowsOf } from '../../db/statements.ts'
import { leftStatuses } from './left-school.ts'
import { listOf, type SeasonFacts, derivedColumns } from './season-student.ts'

/**
 * The season's students, a narrow row each: what lists filter and sort by, kept beside the tables that it follows from
 * by the acts that change those, in their transactions. An act reads its own row and the one it has just written, so
 * that two at once lose nothing.
 */
const kept: SeasonFacts = {
  hasLeft: 'season_student.has_left',
  entry: 'season_student.entry',
  saysPaid: 'season_student.says_paid',
  orderStatus: 'season_student.order_status',
  orderedAt: 'season_student.ordered_at',
  draftStep: 'season_student.draft_step',
  draftedAt: 'season_student.drafted_at',
  arrivedAt: 'season_student.arrived_at',
}

const arrival =
  updating({ arrived_at: 'x.at' }, { ...kept, arrivedAt: 'x.at' }) +
  ' from (select ? as student, ? as at) as x' +
  ' where season_student.student_code = x.student and season_student.arrived_at < x.at' +
  ' and exists (select 1 from season_grade as g where g.opens_at <= x.at)'

/** A sign-in has opened the wizard. */
export async function keepArrival(
  database: Database,
  { student, at }: { readonly student: string; readonly at: Date },
): Promise<void> {
  await database.raw(arrival, [student, at.toISOString()])
}

const draftKept =
  updating(
    { draft_step: 'd.step', drafted_at: 'd.updated_at' },
    { ...kept, draftStep: 'd.step', draftedAt: 'd.updated_at' },
  ) +
  ' from draft as d where d.student_code = ? and d.project = ?' +
  ' and season_student.student_code = d.student_code and season_student.project = d.project'

/** A draft was written. */
export async function keepDraftStep(
  database: Database,
  { studentCode, project }: { readonly studentCode: string; readonly project: string },
): Promise<void> {
  await database.raw(draftKept, [studentCode, project])
}

const orderKept =
  updating(
    { order_status: 'o.status', ordered_at: 'o.updated_at' },
    { ...kept, orderStatus: 'o.status', orderedAt: 'o.updated_at' },
  ) +
  ' from enrollment_order as o where o.id = ?' +
  ' and season_student.student_code = o.student_code and season_student.project = o.project'

/** An order was written, or its status. */
export async function keepOrderStatus(database: Database, orderId: string): Promise<void> {
  await database.raw(orderKept, [orderId])
}

function updating(columns: Readonly<Record<string, string>>, facts: SeasonFacts): string {
  return `update season_student set ${assigned({ ...columns, ...derivedColumns(facts) })}`
}

function assigned(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')
}

/** Sign-ins that opened the wizard since the season opened. */
const lastArrival =
  'select max(l.created_at) from sign_in_log as l where l.student = s.code' +
  " and l.section = 'login' and l.result = 'proceed' and l.action = 'login' and l.app = 'enrollment'" +
  ' and l.created_at >= g.opens_at'

/** Each kept column as it follows from the tables. */
const sources: Readonly<Record<string, string>> = {
  project: 'g.project',
  first_names: "coalesce(s.first_names, '')",
  last_names: 's.last_names',
  folded: "coalesce(s.folded, '')",
  grade: 'g.place',
  has_left: `case when s.status in (${listOf(leftStatuses)}) then 1 else 0 end`,
  entry: 's.entry',
  says_paid: 's.says_paid',
  order_status: "coalesce(o.status, '')",
  ordered_at: "coalesce(o.updated_at, '')",
  draft_step: 'coalesce(d.step, -1)',
  drafted_at: "coalesce(d.updated_at, '')",
  arrived_at: `coalesce((${lastArrival}), '')`,
}

const found: SeasonFacts = {
  hasLeft: 'f.has_left',
  entry: 'f.entry',
  saysPaid: 'f.says_paid',
  orderStatus: 'f.order_status',
  orderedAt: 'f.ordered_at',
  draftStep: 'f.draft_step',
  draftedAt: 'f.drafted_at',
  arrivedAt: 'f.arrived_at',
}

const ofSeason = 'from student as s join season_grade as g on g.grade_key = s.next_grade'
const columns = [...Object.keys(sources), ...Object.keys(derivedColumns(found))]
const differs = columns.map((column) => `t.${column} <> x.${column}`).join(' or ')

/** The rows as they should be: of everybody, or of some. */
function shouldBe(some: string): string {
  return (
    `(select f.*, ${named(derivedColumns(found))} from (select s.code as student_code, ${named(sources)} ${ofSeason}` +
    ' left join enrollment_order as o on o.student_code = s.code and o.project = g.project' +
    ` left join draft as d on d.student_code = s.code and d.project = g.project${some}) as f) as x`
  )
}

function named(expressions: Readonly<Record<string, string>>): string {
  return Object.entries(expressions)
    .map(([column, value]) => `${value} as ${column}`)
    .join(', ')
}

/** Brings these students' rows to what the tables say, in the transaction that has changed those. */
export async function keepSeasonStudents(database: Database, codes: readonly string[]): Promise<void> {
  await inChunks(codes, async (some) => {
    // Whoever writes one of them meanwhile is waited for, and seen.
    await database('season_student').whereIn('student_code', some).forUpdate().select('student_code')
    const marks = some.map(() => '?').join(', ')
    await bringTo(database, { some: ` where s.code in (${marks})`, values: some })
    await database.raw(`${deleteGone} and student_code in (${marks})`, [...some])
    return []
  })
}

/** The same for everybody. */
export async function keepAllSeasonStudents(database: Database): Promise<void> {
  await bringTo(database, { some: '', values: [] })
  await dropSeasonStudents(database)
}

/** Drops the rows of those who are in the roster no more, or come to no grade of the season. */
export async function dropSeasonStudents(database: Database): Promise<void> {
  await database.raw(deleteGone)
}

const deleteGone = `delete from season_student where not exists (select 1 ${ofSeason} where s.code = season_student.student_code)`

async function bringTo(
  database: Database,
  { some, values }: { readonly some: string; readonly values: readonly string[] },
): Promise<void> {
  const changed = columns.map((column) => `season_student.${column} <> x.${column}`).join(' or ')
  const all = Object.fromEntries(columns.map((column) => [column, `x.${column}`]))
  await database.raw(
    `update season_student set ${assigned(all)} from ${shouldBe(some)}` +
      ` where x.student_code = season_student.student_code and (${changed})`,
    [...values],
  )
  await database.raw(
    `insert into season_student (student_code, ${columns.join(', ')})` +
      ` select x.student_code, ${columns.map((column) => `x.${column}`).join(', ')} from ${shouldBe(some)}` +
      ' where not exists (select 1 from season_student as t where t.student_code = x.student_code)',
    [...values],
  )
}

/** Whose row is not what the tables say, by code. */
export async function unevenSeasonStudents(database: Database): Promise<readonly string[]> {
  const wrong: RawAnswer<CodeRow> = await database.raw(
    `select x.student_code from ${shouldBe('')} left join season_student as t on t.student_code = x.student_code` +
      ` where t.student_code is null or ${differs}`,
  )
  const gone: RawAnswer<CodeRow> = await database.raw(
    `select t.student_code from season_student as t where not exists (select 1 ${ofSeason} where s.code = t.student_code)`,
  )
  return [...rowsOf(wrong), ...rowsOf(gone)].map(({ student_code: code }) => code).toSorted()
}

interface CodeRow {
  readonly student_code: string
}
