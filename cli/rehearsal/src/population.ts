import pMap from 'p-map'
import { unwrap, everyRow, largestPage, unwrapPage } from '@matricula/hub/api/answers'
import { type Hub } from './hub/hub-client.ts'
import type { Places, Pupil } from './scenarios.ts'
import { orRefused } from './families/refused-as.ts'
import type { SeasonDays } from './season-days.ts'
import { mayEnrol } from './sign-in-rule.ts'

const concurrency = 8

/** Everybody with a school code who has a grade to come, as admissions sees them. */
export async function readPopulation({ api }: Hub, season: SeasonDays): Promise<readonly Pupil[]> {
  const codes: string[] = []
  const roster = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'custom_id' } as const
    return unwrapPage(api.GET('/api/enrollment/admin/students', { params: { query } }))
  })
  for await (const { custom_id: code } of roster) codes.push(code)
  const pupils = await pMap(codes, (code) => readPupil({ api }, code, season), { concurrency })
  return pupils.filter((pupil) => pupil !== null)
}

async function readPupil({ api }: Pick<Hub, 'api'>, code: string, season: SeasonDays): Promise<Pupil | null> {
  const params = { path: { student: code } }
  const student = await unwrap(api.GET('/api/enrollment/auth/{student}', { params }))
  if (student.next_grade === null) return null
  const rows = await unwrap(api.GET('/api/enrollment/balance/student/{student}', { params }))
  const pupil = {
    code,
    gradeId: student.next_grade.id,
    antiquity: student.antiquity,
    authorisation: student.authorisation,
    paymentStatus: student.payment_status ?? '',
    mayAgree: student.card_authorisation === 'Si',
    // Where accounting has several accounts of a family, the first one counts.
    balance: rows[0]?.Balance2 ?? 0,
  }
  const mayBeCovered = pupil.balance < 0 && mayEnrol(pupil)
  return { ...pupil, isCovered: mayBeCovered && (await costsNothing({ api }, pupil, season)) }
}

/** Whether what accounting owes the family is more than the plainest enrolment asks for now. */
async function costsNothing(
  { api }: Pick<Hub, 'api'>,
  { code }: Pick<Pupil, 'code'>,
  { defaultQuotas }: SeasonDays,
): Promise<boolean> {
  const choices = { period: 3, method: 2, quotas: defaultQuotas } as const
  const body = { studentCode: code, ...choices, transport: { is: 'none' as const }, activities: [] }
  const input = await orRefused(unwrap(api.POST('/api/enrollment/quotes', { body })), ['NOT_FOUND'])
  return input.is === 'done' && input.answer.totals.totalV === 0
}

/** The activities of these grades, with the places that are left. */
export async function countPlaces({ api }: Hub, pupils: readonly Pupil[]): Promise<readonly Places[]> {
  const grades = [...new Set(pupils.map(({ gradeId }) => gradeId))].toSorted((one, other) => one - other)
  const places = await pMap(
    grades,
    async (gradeId) => {
      const params = { path: { grade: gradeId } }
      const offered = await unwrap(api.GET('/api/enrollment/fees/community/{grade}', { params }))
      return offered.map(({ code, left }) => ({ gradeId, code, left }))
    },
    { concurrency },
  )
  return places.flat()
}
