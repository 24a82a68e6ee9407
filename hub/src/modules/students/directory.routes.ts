import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import {
  answerPage,
  listQuery,
  pageOf,
  sortOf,
  type Paged,
  type PageQuery,
  type SortOrder,
} from '../../http/paging.ts'
import { isRefused } from '../../shared/refusal.ts'
import { admissionAsk, type AdmissionAsk, askFromAddress } from './admission-ask.ts'
import { findAdmission, listAdmissions } from './read-admissions.ts'
import { listRoster, rosterSorts } from './roster-list.store.ts'
import { admission, sisStudent, vendorId } from './sis.schemas.ts'
import { sisReadOf } from './sis-read.ts'
import { viewAdmission, viewSisStudent } from './sis.view.ts'
import { rosterQueryOf } from './roster-query.ts'
import { rosterFilters } from './students.schemas.ts'
import type { Admission } from '@matricula/contract'

/** The longest JSON an address may carry, in bytes. */
const longestAddress = 2048

/** Whole lists of the student information system and of admissions, and one admission. */
export function directoryRoutes(app: Pick<AppContext, 'database' | 'plugins'>): Route[] {
  const { database } = app
  return [
    defineRoute({
      method: 'GET',
      path: '/api/alma/studentsDB',
      reads: () => '*',
      query: listQuery(rosterSorts, rosterFilters),
      options: {
        tags: ['api'],
        description: 'The students of the student information system, as the roster last read them',
        response: { schema: Joi.array().items(sisStudent).label('SisStudents') },
      },
      handler: async (request, h) => {
        const { items, total } = await listRoster(database, rosterQueryOf(request))
        return answerPage(h, { items: items.map(({ student }) => viewSisStudent(student)), total })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/alma/studentsOpenApplyDB',
      refuses: ['FEATURE_DOWN'],
      reads: () => '*',
      query: listQuery(admissionSorts),
      options: {
        tags: ['api'],
        description: 'The applicants of the admissions system, with and without a school code',
        response: { schema: Joi.array().items(admission).label('Admissions') },
      },
      handler: async (request, h) => {
        const all = await listAdmissions(app, sisReadOf(request))
        if (isRefused(all)) return all
        const sort = sortOf(request, { by: 'id', direction: 'asc' })
        const { items, total } = pageAdmissions(all, sort, pageOf(request))
        return answerPage(h, { items: items.map(viewAdmission), total })
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/alma/openApplyInfo/{json}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN', 'BAD_REQUEST'],
      reads: (_request, input) => subjectOf(askOf(input)),
      params: Joi.object({ json: Joi.string().max(longestAddress, 'utf8').required() }),
      payload: admissionAsk.allow(null),
      options: {
        tags: ['api'],
        description:
          'An applicant by id, school code or both, as JSON in the address (2 KB) or in the body, which goes first',
        response: { schema: admission },
      },
      handler: async (request, _h, input) => {
        const ask = askOf(input)
        const found = isRefused(ask) ? ask : await findAdmission(app, ask, sisReadOf(request))
        return isRefused(found) ? found : viewAdmission(found)
      },
    }),
    defineRoute({
      // Outside /api, for one other machine of the school's.
      method: 'GET',
      path: '/student/openapplydetails/{id}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: ({ params }) => String(params['id']),
      params: Joi.object({ id: vendorId.required() }),
      options: {
        tags: ['api'],
        description: 'An applicant as a student object',
        response: { schema: admission },
      },
      handler: async (request, h) => {
        const found = await findAdmission(app, { id: String(request.params['id']) }, sisReadOf(request))
        if (isRefused(found)) return found
        return h.response(viewAdmission(found)).header('cache-control', 'no-store')
      },
    }),
  ]
}

function askOf({ payload, params }: { readonly payload: AdmissionAsk | null; readonly params: Sent }) {
  return payload === null ? askFromAddress(String(params['json'])) : payload
}

type Sent = Readonly<Record<string, string>>

function subjectOf(ask: ReturnType<typeof askOf>): string {
  return isRefused(ask) ? '*' : (ask.code?.toUpperCase() ?? ask.id ?? '*')
}

const admissionSorts = ['id', 'custom_id', 'last_name', 'status', 'grade', 'enrollment_year'] as const

type AdmissionSort = (typeof admissionSorts)[number]

const keyOf: Readonly<Record<AdmissionSort, (admission: Admission) => string>> = {
  id: ({ id }) => id,
  custom_id: ({ code }) => code ?? '',
  last_name: ({ lastNames }) => lastNames,
  status: ({ status }) => status,
  grade: ({ grade }) => grade,
  enrollment_year: ({ enrollmentYear }) => enrollmentYear,
}

/** A page of what admissions answered: that system gives its list from the first to the last and in one order. */
function pageAdmissions(
  all: readonly Admission[],
  { by, direction }: SortOrder<AdmissionSort>,
  page: PageQuery | null,
): Paged<Admission> {
  const sign = direction === 'asc' ? 1 : -1
  const { compare } = new Intl.Collator('es-CO')
  const sorted = all.toSorted(
    (one, other) => sign * compare(keyOf[by](one), keyOf[by](other)) || compare(one.id, other.id),
  )
  const items = page === null ? sorted : sorted.slice(page.offset, page.offset + page.limit)
  return { items, total: all.length }
}
