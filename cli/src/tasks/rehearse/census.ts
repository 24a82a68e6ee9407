import pMap from 'p-map'
import type { Hub } from '../../hub/hub.ts'
import { answered, everyRow, largestPage, pageAnswered } from '../../hub/answered.ts'
import type { Places, Pupil } from './deal.ts'
import { orRefused } from './families/refused-as.ts'
import type { SeasonDays } from './season-days.ts'
import { mayEnrol } from './sign-in-rule.ts'

const concurrency = 8

/** Everybody with a school code who has a grade to come, as admissions sees them. */
export async function takeCensus({ api }: Hub, season: SeasonDays): Promise<readonly Pupil[]> {
  const codes: string[] = []
  const roster = everyRow((page) => {
    const query = { 'page[size]': largestPage, 'page[number]': page, sort: 'custom_id' } as const
    return pageAnswered(api.GET('/api/enrollment/admin/students', { params: { query } }))
  })
  for await (const { custom_id: code } of roster) codes.push(code)
  const pupils = await pMap(codes, (code) => readPupil({ api }, code, season), { concurrency })
  return pupils.filter((pupil) => pupil !== null)
}

async function readPupil({ api }: Pick<Hub, 'api'>, code: string, season: SeasonDays): Promise<Pupil | null> {
  const params = { path: { student: code } }
  const told = await answered(api.GET('/api/enrollment/auth/{student}', { params }))
  if (told.next_grade === null) return null
  const rows = await answered(api.GET('/api/enrollment/balance/student/{student}', { params }))
  const pupil = {
    code,
    gradeId: told.next_grade.id,
    antiquity: told.antiquity,
    authorisation: told.authorisation,
    paymentStatus: told.payment_status ?? '',
    mayAgree: told.card_authorisation === 'Si',
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
  const terms = { period: 3, method: 2, quotas: defaultQuotas } as const
  const body = { studentCode: code, ...terms, transport: { is: 'none' as const }, activities: [] }
  const quoted = await orRefused(answered(api.POST('/api/enrollment/quotes', { body })), ['NOT_FOUND'])
  return quoted.is === 'done' && quoted.answer.totals.totalV === 0
}

/** The activities of these grades, with the places that are left. */
export async function countPlaces({ api }: Hub, pupils: readonly Pupil[]): Promise<readonly Places[]> {
  const grades = [...new Set(pupils.map(({ gradeId }) => gradeId))].toSorted((one, other) => one - other)
  const places = await pMap(
    grades,
    async (gradeId) => {
      const params = { path: { grade: gradeId } }
      const offered = await answered(api.GET('/api/enrollment/fees/community/{grade}', { params }))
      return offered.map(({ code, left }) => ({ gradeId, code, left }))
    },
    { concurrency },
  )
  return places.flat()
}
