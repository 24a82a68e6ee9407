import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf, type Paged, type PageQuery } from '../../http/paging.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { gradeOf } from '../students/grade-of.ts'
import { type claimSorts, claimsQuery, claimsView } from './discounts.schemas.ts'
import pMap from 'p-map'
import { type CustomFields, PluginFault } from '@matricula/contract'
import { bogotaDay } from '../../shared/local-date.ts'
import { listRoster } from '../students/index.ts'
import { claimedDiscounts } from './claimed-discounts.ts'
import { discountsOf } from './discount.store.ts'
import { type Evidence, judgeEvidence } from './judge-evidence.ts'
import type { Student } from '../students/student.ts'

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

const concurrency = 8
const deadlineMs = 20_000

/** A student with what is claimed for them; null while the student information system does not say. */
interface StudentClaims {
  readonly student: Student
  readonly claims: readonly Evidence[] | null
}

type ClaimsQuery = Omit<Parameters<typeof listRoster>[1], 'page'> & {
  readonly page: PageQuery
  readonly trace: string
}

/**
 * A page of the roster with what each student's custom fields claim and what stands behind it. The fields are the
 * student information system's and are asked student by student, so the page is of students and not of claims.
 */
async function listClaims(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  { trace, ...query }: ClaimsQuery,
): Promise<Refusal<'FEATURE_DOWN'> | Paged<StudentClaims>> {
  const { items, total } = await listRoster(app.database, query)
  const read = { signal: AbortSignal.timeout(deadlineMs), trace }
  const answers = await pMap(
    items,
    async ({ student }) => ({
      student,
      fields: await readFields(app, student, read),
    }),
    { concurrency },
  )
  if (answers.length > 0 && answers.every(({ fields }) => fields === 'unknown')) return refuse('FEATURE_DOWN')
  const codes = answers.map(({ student }) => codeOf(student))
  const known = await discountsOf(app.database, codes)
  const table = app.config.seasons.admin.admin.discounts
  const today = bogotaDay(app.clock.now())
  const judge = (code: string, fields: CustomFields | null) => {
    const own = known.filter(({ studentCode }) => studentCode === code)
    return fields === null ? [] : judgeEvidence(claimedDiscounts(table, fields), own, today)
  }
  return {
    items: answers.map(({ student, fields }) => ({
      student,
      claims: fields === 'unknown' ? null : judge(codeOf(student), fields),
    })),
    total,
  }
}

/** As rows of ours name a student. */
function codeOf({ code }: Student): string {
  return code.toUpperCase()
}

async function readFields(
  { plugins, log }: Pick<AppContext, 'log' | 'plugins'>,
  student: Student,
  read: { readonly signal: AbortSignal; readonly trace: string },
): Promise<CustomFields | null | 'unknown'> {
  try {
    return await plugins.sis.customFields(student.id, read)
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code, trace: read.trace }, 'the custom fields of a student could not be read')
    return 'unknown'
  }
}
