import type { Database } from '../../db/database.ts'
import type { Paged, PageQuery, SortOrder } from '../../http/paging.ts'
import { studentsCalled } from './called.store.ts'
import { RealHome } from './real-home.ts'
import { type StudentRow, studentOf } from './student.store.ts'
import type { Student } from './student.ts'

const columns = {
  name: 'folded',
  custom_id: 'code',
  status: 'status',
  grade: 'grade_name',
  enrollment_year: 'enrollment_year',
} as const

export type RosterSort = keyof typeof columns

export const rosterSorts: readonly string[] = Object.keys(columns)

export interface RosterFilter {
  /** Words of the name or the code, in any order. */
  readonly search?: string
  readonly status?: string
  readonly gender?: string
  readonly grade?: string
  readonly year?: string
}

export interface RosterQuery {
  readonly filter: RosterFilter
  readonly sort: SortOrder<RosterSort>
  /** Null: everybody. */
  readonly page: PageQuery | null
}

export interface ListedStudent {
  readonly student: Student
  /** As the office put it right, else as the student information system has it. */
  readonly home: RealHome | null
}

interface ListedRow extends Pick<StudentRow, 'record'> {
  lat: number | null
  lng: number | null
  address: string | null
}

/** The students a list asks for, each with its home. */
export async function listRoster(
  database: Database,
  { filter, sort, page }: RosterQuery,
): Promise<Paged<ListedStudent>> {
  const matching = matchingRows(database, filter)
  const [counted] = await matching.clone().count<{ count: number | string }[]>({ count: '*' })
  const codes = onPage(matching.select('student.code'), { sort, page })
  const listed: ListedRow[] = await database('student as s')
    .whereIn('s.code', codes)
    .leftJoin('student_home as h', 'h.student_code', 's.code')
    .select('s.record', 'h.lat', 'h.lng', 'h.address')
    .orderBy(orderOf('s', sort))
  return { items: listed.map(listedFrom), total: Number(counted?.count ?? 0) }
}

function onPage(codes: ReturnType<typeof matchingRows>, { sort, page }: Pick<RosterQuery, 'sort' | 'page'>) {
  if (page === null) return codes
  return codes.orderBy(orderOf('student', sort)).limit(page.limit).offset(page.offset)
}

/** The code decides among equals; SQL Server takes no column twice. */
function orderOf(table: 'student' | 's', { by, direction: order }: SortOrder<RosterSort>) {
  const codes = { column: `${table}.code`, order }
  return by === 'custom_id' ? [codes] : [{ column: `${table}.${columns[by]}`, order }, codes]
}

function matchingRows(database: Database, { search = '', status, gender, grade, year }: RosterFilter) {
  const equal = {
    'student.status': status,
    'student.gender': gender,
    'student.grade_name': grade,
    'student.enrollment_year': year,
  }
  const asked = Object.entries(equal).filter(([, value]) => value !== undefined)
  const rows = database<StudentRow>('student').where(Object.fromEntries(asked))
  if (search === '') return rows
  const called = studentsCalled(database, search)
  // Signs alone are nobody's name.
  return called === null ? rows.whereRaw('1 = 0') : rows.whereIn('student.code', called)
}

function listedFrom({ record, lat, lng, address }: ListedRow): ListedStudent {
  const student = studentOf({ record })
  const isCorrected = lat !== null && lng !== null && address !== null
  return { student, home: isCorrected ? new RealHome({ lat, lng, address }) : student.home }
}
