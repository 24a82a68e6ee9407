import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { isRefused } from '../../shared/refusal.ts'
import { gradeOf } from '../students/grade-of.ts'
import { type claimSorts, claimsQuery, claimsView } from './discounts.schemas.ts'
import { listClaims, type StudentClaims } from './list-claims.ts'

const firstPage = { offset: 0, limit: 50 }

const rosterSort = { name: 'name', student: 'custom_id', grade: 'grade' } as const

/** What the profiles of students claim, beside what stands behind it. */
export function claimsRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/discounts/claims',
      refuses: ['FEATURE_DOWN'],
      reads: () => '*',
      query: claimsQuery,
      options: {
        tags: ['api'],
        description: 'Students with the discounts that their custom fields claim; 50 without a page',
        response: { schema: claimsView },
      },
      handler: async (request, h, { query }) => {
        const { search, grade } = query
        const { by, direction } = sortOf<(typeof claimSorts)[number]>(request, {
          by: 'name',
          direction: 'asc',
        })
        const listed = await listClaims(app, {
          filter: { ...(search !== undefined && { search }), ...(grade !== undefined && { grade }) },
          sort: { by: rosterSort[by], direction },
          page: pageOf(request) ?? firstPage,
          trace: request.info.id,
        })
        if (isRefused(listed)) return listed
        return answerPage(h, { items: listed.items.map(viewClaims), total: listed.total })
      },
    }),
  ]
}

function viewClaims({ student, claims }: StudentClaims) {
  const name = `${student.firstNames} ${student.lastNames}`
  return { student: student.code, name, grade: gradeOf(student)?.name ?? '', claims }
}
