import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { answerPage, type PageQuery, pageOf, sortOf } from '../../http/paging.ts'
import { type LocalDate, startOfDay } from '../../shared/local-date.ts'
import { noQuery, progressQuery, progressRows, summaryView } from './progress.schemas.ts'
import { listProgress, type ProgressFilter, type ProgressSort } from './progress.store.ts'
import { viewProgress } from './progress.view.ts'
import { readSummary } from './read-summary.ts'
import { seasonNow } from './season-now.ts'
import { keepTotals, type Total } from './totals.ts'
import { steps } from '../students/steps.ts'

/** A school has thousands of students, so that nobody is answered all of them by mistake. */
const firstPage = { offset: 0, limit: 50 }

/** Who is missing, and at which step: the list and its sums. */
export function progressRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log'>): Route[] {
  const totalOf = keepTotals(app)
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/progress',
      reads: () => '*',
      query: progressQuery,
      options: {
        tags: ['api'],
        description: 'The season’s students with the step each is at, 50 at a time',
        response: { schema: progressRows },
      },
      handler: async (request, h) => {
        const season = seasonNow(app)
        const sort = sortOf<ProgressSort>(request, { by: 'name', direction: 'asc' })
        const filter = filterOf(request.query)
        const page = pageOf(request) ?? firstPage
        const rows = await listProgress(app.database, season, { filter, sort, page })
        const total = seenTotal(page, rows.length) ?? (await totalOf({ season, filter }))
        return answerPage(h, { items: rows.map((row) => viewProgress(row, season.grades)), ...total })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/progress/summary',
      query: noQuery,
      options: {
        tags: ['api'],
        description: 'How far the season is: students by step and grade, money, and what waits for a person',
        response: { schema: summaryView },
      },
      handler: (request) => readSummary(app, localeOf(request)),
    }),
  ]
}

/** A page that is not full is the last, and tells how many there are by itself. */
function seenTotal({ offset, limit }: PageQuery, rows: number): Total | null {
  const isLast = rows < limit && (rows > 0 || offset === 0)
  return isLast ? { total: offset + rows, age: 0 } : null
}

interface ProgressQuery {
  readonly step?: string
  readonly grade?: number
  readonly search?: string
  readonly waiting_since?: LocalDate
}

function filterOf({
  step,
  grade,
  search,
  waiting_since: day,
}: ProgressQuery & Request['query']): ProgressFilter {
  const asked = step?.split(',')
  return {
    ...(asked !== undefined && { steps: steps.filter((one) => asked.includes(one)) }),
    ...(grade !== undefined && { grades: [grade] }),
    ...(search !== undefined && { search }),
    ...(day !== undefined && { quietSince: startOfDay(day) }),
  }
}
