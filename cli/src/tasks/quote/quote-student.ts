import type { components } from '@matricula/hub/api'
import { answered } from '../../hub/answered.ts'
import type { Hub } from '../../hub/hub.ts'

export type Quote = components['schemas']['Quote']
type Draft = NonNullable<components['schemas']['StudentFile']['draft']>

/** What is asked for; the family's own choice, or else the season's, stands where nothing is. */
export interface QuoteWish {
  readonly student: string
  readonly period?: Quote['period']
  readonly method?: Quote['method']
  readonly quotas?: number
  readonly transport?: 'kept' | 'none'
  readonly activities?: readonly string[]
}

export interface Quoted {
  readonly quote: Quote
  /** Whose choices stand behind what was not asked for. */
  readonly by: 'family' | 'season'
}

/** What the hub knows of a student and of the season; reading the file leaves a trace, so once is enough. */
export interface Standing {
  readonly file: components['schemas']['StudentFile']
  readonly season: Season
}

type Season = components['schemas']['CurrentSeason']

export async function readStanding({ api }: Hub, student: string): Promise<Standing> {
  const [file, season] = await Promise.all([
    answered(api.GET('/api/enrollment/admin/students/{student}', { params: { path: { student } } })),
    answered(api.GET('/api/seasons/current')),
  ])
  return { file, season }
}

/** Prices a student's enrolment as it would be paid now; nothing is kept. */
export async function quoteStudent(
  { api }: Hub,
  wish: QuoteWish,
  { file, season }: Standing,
): Promise<Quoted> {
  const body = { studentCode: wish.student, ...choicesOf(wish, file.draft, season.defaultQuotas) }
  const quote = await answered(api.POST('/api/enrollment/quotes', { body }))
  return { quote, by: file.draft === null ? 'season' : 'family' }
}

/**
 * Period, method and instalments go together: what the family chose for one period says nothing of another. Where it
 * has chosen nothing it is what the wizard begins with, the least that is paid today.
 */
export function choicesOf(wish: Omit<QuoteWish, 'student'>, draft: Draft | null, defaultQuotas: number) {
  const period = wish.period ?? draft?.period ?? 3
  const same = draft?.period === period ? draft : null
  return {
    period,
    method: wish.method ?? same?.method ?? 2,
    quotas: wish.quotas ?? same?.quotas ?? (period === 3 ? defaultQuotas : 0),
    transport: { is: wish.transport === 'none' ? ('none' as const) : ('kept' as const) },
    activities: [...(wish.activities ?? draft?.activities ?? [])],
  }
}
