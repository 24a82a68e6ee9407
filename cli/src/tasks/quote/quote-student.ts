import type { components } from '@matricula/hub/api'
import { unwrap } from '@matricula/hub/api/answers'
import type { Hub } from '../../hub/hub.ts'

export type Quote = components['schemas']['Quote']
type Draft = NonNullable<components['schemas']['StudentFile']['draft']>

/** What is asked for; the family's own choice, or else the season's, stands where nothing is. */
export interface QuoteQuery {
  readonly student: string
  readonly period?: Quote['period']
  readonly method?: Quote['method']
  readonly quotas?: number
  readonly transport?: 'kept' | 'none'
  readonly activities?: readonly string[]
}

export interface StudentQuote {
  readonly quote: Quote
  /** Whose choices stand behind what was not asked for. */
  readonly by: 'family' | 'season'
}

/** What the hub knows of a student and of the season; reading the file leaves a trace, so once is enough. */
export interface StudentAndSeason {
  readonly file: components['schemas']['StudentFile']
  readonly season: Season
}

type Season = components['schemas']['CurrentSeason']

export async function readStudentAndSeason({ api }: Hub, student: string): Promise<StudentAndSeason> {
  const [file, season] = await Promise.all([
    unwrap(api.GET('/api/enrollment/admin/students/{student}', { params: { path: { student } } })),
    unwrap(api.GET('/api/seasons/current')),
  ])
  return { file, season }
}

/** Prices a student's enrolment as it would be paid now; nothing is kept. */
export async function quoteStudent(
  { api }: Hub,
  query: QuoteQuery,
  { file, season }: StudentAndSeason,
): Promise<StudentQuote> {
  const body = { studentCode: query.student, ...choicesOf(query, file.draft, season.defaultQuotas) }
  const quote = await unwrap(api.POST('/api/enrollment/quotes', { body }))
  return { quote, by: file.draft === null ? 'season' : 'family' }
}

/**
 * Period, method and instalments go together: what the family chose for one period says nothing of another. Where it
 * has chosen nothing it is what the wizard begins with, the least that is paid today.
 */
export function choicesOf(query: Omit<QuoteQuery, 'student'>, draft: Draft | null, defaultQuotas: number) {
  const period = query.period ?? draft?.period ?? 3
  const same = draft?.period === period ? draft : null
  return {
    period,
    method: query.method ?? same?.method ?? 2,
    quotas: query.quotas ?? same?.quotas ?? (period === 3 ? defaultQuotas : 0),
    transport: { is: query.transport === 'none' ? ('none' as const) : ('kept' as const) },
    activities: [...(query.activities ?? draft?.activities ?? [])],
  }
}
