import type { Database } from '../../db/database.ts'
import { upsert } from '../../db/statements.ts'
import { RealHome } from './real-home.ts'
import { studentOf } from './student.store.ts'

/** A home as the office put it right; it stands over what the student information system says. */
export interface CorrectedHome {
  readonly studentCode: string
  readonly home: RealHome
  /** Rounded average of the ways to the school when it was put right. */
  readonly metres: number
  readonly actor: string
  readonly updatedAt: Date
}

interface HomeRow {
  student_code: string
  lat: number
  lng: number
  address: string
  metres: number
  actor: string
  updated_at: string
}

export async function findCorrectedHome(
  database: Database,
  studentCode: string,
): Promise<CorrectedHome | null> {
  const row = await database<HomeRow>('student_home').where({ student_code: studentCode }).first()
  return row === undefined ? null : homeFrom(row)
}

export async function keepCorrectedHome(database: Database, home: CorrectedHome): Promise<void> {
  const { studentCode, metres, actor, updatedAt } = home
  const { lat, lng, address } = home.home.exactPlace()
  const row = {
    student_code: studentCode,
    lat,
    lng,
    address,
    metres,
    actor,
    updated_at: updatedAt.toISOString(),
  }
  await upsert(database, 'student_home', row, ['student_code'])
}

export async function deleteCorrectedHomes(database: Database, codes: readonly string[]): Promise<number> {
  return database('student_home').whereIn('student_code', codes).delete()
}

export async function correctedHomesOf(
  database: Database,
  codes: readonly string[],
): Promise<readonly CorrectedHome[]> {
  const rows = await database<HomeRow>('student_home').whereIn('student_code', codes).orderBy('student_code')
  return rows.map(homeFrom)
}

/** Where each student of the roster lives, the office's corrections over the rest; who has no home is left out. */
export async function homesOf(
  database: Database,
): Promise<readonly { readonly code: string; readonly home: RealHome }[]> {
  const rows = await database<{ code: string; record: string }>('student')
    .select('code', 'record')
    .orderBy('code')
  const corrected = new Map(
    (await database<HomeRow>('student_home')).map((row) => [row.student_code, homeFrom(row)]),
  )
  return rows.flatMap(({ code, record }) => {
    const home = corrected.get(code)?.home ?? studentOf({ record }).home
    return home === null ? [] : [{ code, home }]
  })
}

/** What the hub keeps, the door included, for the family's export. */
export async function homeRecordsOf(database: Database, codes: readonly string[]): Promise<unknown> {
  const homes = await correctedHomesOf(database, codes)
  return homes.map(({ home, ...rest }) => ({ ...rest, ...home.exactPlace() }))
}

function homeFrom({ lat, lng, address, ...row }: HomeRow): CorrectedHome {
  const { student_code: studentCode, updated_at: updatedAt, metres, actor } = row
  const home = new RealHome({ lat, lng, address })
  return { studentCode, home, metres, actor, updatedAt: new Date(updatedAt) }
}
