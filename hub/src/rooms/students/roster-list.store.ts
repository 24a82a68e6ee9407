import type { Database } from '../../db/open-database.ts'
import type { Paged, PageWish, SortWish } from '../../http/paging.ts'
import { fold } from '../../shared/fold.ts'
import { RealHome } from './real-home.ts'
import { type StudentRow, studentOf } from './student.store.ts'
import type { Student } from './student.ts'

const columns = {
  name: 'student.folded',
  custom_id: 'student.code',
  status: 'student.status',
  grade: 'student.grade_name',
  enrollment_year: 'student.enrollment_year',
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

export interface RosterWish {
  readonly filter: RosterFilter
  readonly sort: SortWish<RosterSort>
  /** Null: everybody. */
  readonly page: PageWish | null
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
  { filter, sort, page }: RosterWish,
): Promise<Paged<ListedStudent>> {
  const matching = matchingRows(database, filter)
  const [counted] = await matching.clone().count<{ count: number | string }[]>({ count: '*' })
  const sorted = matching
    .clone()
    .leftJoin('student_home', 'student_home.student_code', 'student.code')
    .select('student.record', 'student_home.lat', 'student_home.lng', 'student_home.address')
    .orderBy(orderOf(sort))
  const listed: ListedRow[] = await (page === null ? sorted : sorted.limit(page.limit).offset(page.offset))
  return { items: listed.map(listedFrom), total: Number(counted?.count ?? 0) }
}

/** The code decides among equals; SQL Server takes no column twice. */
function orderOf({ by, direction: order }: SortWish<RosterSort>) {
  const first = { column: columns[by], order }
  return by === 'custom_id' ? [first] : [first, { column: columns.custom_id, order: 'asc' }]
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
  const words = fold(search).split(' ').filter(Boolean)
  // Signs alone are nobody's name.
  if (search !== '' && words.length === 0) return rows.whereRaw('1 = 0')
  // A folded word holds letters and digits: no wildcard of LIKE is among them.
  return words.reduce((narrowed, word) => narrowed.where('student.folded', 'like', `%${word}%`), rows)
}

function listedFrom({ record, lat, lng, address }: ListedRow): ListedStudent {
  const student = studentOf({ record })
  const isCorrected = lat !== null && lng !== null && address !== null
  return { student, home: isCorrected ? new RealHome({ lat, lng, address }) : student.home }
}
