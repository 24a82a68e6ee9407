import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, listQuery, pageOf, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused } from '../../shared/refusal.ts'
import { admissionAsk, type AdmissionAsk, askFromAddress } from './admission-ask.ts'
import { admissionSorts, pageAdmissions } from './page-admissions.ts'
import { findAdmission, listAdmissions } from './read-admissions.ts'
import { listRoster, rosterSorts } from './roster-list.store.ts'
import { admission, sisStudent, vendorId } from './sis.schemas.ts'
import { sisReadOf } from './sis-read.ts'
import { viewAdmission, viewSisStudent } from './sis.view.ts'
import { rosterQueryOf } from './roster-query.ts'
import { rosterFilters } from './students.schemas.ts'

/** The longest JSON an address may carry, in bytes. */
const longestAddress = 2048

/** Whole lists of the student information system and of admissions, and one admission. */
export function directoryRoutes(app: AppContext): Route[] {
  const { database, config } = app
  return [
    {
      method: 'GET',
      path: '/api/alma/studentsDB',
      reads: () => '*',
      options: {
        tags: ['api'],
        description: 'The students of the student information system, as the roster last read them',
        validate: { query: listQuery(rosterSorts, rosterFilters) },
        response: { schema: Joi.array().items(sisStudent).label('SisStudents') },
      },
      handler: async (request, h) => {
        const { items, total } = await listRoster(database, rosterQueryOf(request))
        return answerPage(h, { items: items.map(({ student }) => viewSisStudent(student)), total })
      },
    },
    {
      method: 'GET',
      path: '/api/alma/studentsOpenApplyDB',
      refuses: ['FEATURE_DOWN'],
      reads: () => '*',
      options: {
        tags: ['api'],
        description: 'The applicants of the admissions system, with and without a school code',
        validate: { query: listQuery(admissionSorts) },
        response: { schema: Joi.array().items(admission).label('Admissions') },
      },
      handler: async (request, h) => {
        const all = await listAdmissions(app, sisReadOf(request))
        if (isRefused(all)) return answerRefusal(config.texts, request, h, all)
        const sort = sortOf(request, { by: 'id', direction: 'asc' })
        const { items, total } = pageAdmissions(all, sort, pageOf(request))
        return answerPage(h, { items: items.map(viewAdmission), total })
      },
    },
    {
      method: 'POST',
      path: '/api/alma/openApplyInfo/{json}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: (request) => subjectOf(askOf(request)),
      options: {
        tags: ['api'],
        description:
          'An applicant by id, school code or both, as JSON in the address (2 KB) or in the body, which goes first',
        validate: {
          params: Joi.object({ json: Joi.string().max(longestAddress, 'utf8').required() }),
          payload: admissionAsk.allow(null),
        },
        response: { schema: admission },
      },
      handler: async (request, h) => {
        const ask = askOf(request)
        const found = isRefused(ask) ? ask : await findAdmission(app, ask, sisReadOf(request))
        return isRefused(found) ? answerRefusal(config.texts, request, h, found) : viewAdmission(found)
      },
    },
    {
      // Outside /api, for one other machine of the school's: not in the published document.
      method: 'GET',
      path: '/student/openapplydetails/{id}',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      reads: ({ params }) => String(params['id']),
      options: {
        description: 'An applicant as a student object',
        validate: { params: Joi.object({ id: vendorId.required() }) },
        response: { schema: admission },
      },
      handler: async (request, h) => {
        const found = await findAdmission(app, { id: String(request.params['id']) }, sisReadOf(request))
        if (isRefused(found)) return answerRefusal(config.texts, request, h, found)
        return h.response(viewAdmission(found)).header('cache-control', 'no-store')
      },
    },
  ]
}

function askOf({ payload, params }: Pick<Request, 'payload' | 'params'>) {
  return payload === null ? askFromAddress(String(params['json'])) : (payload as AdmissionAsk)
}

function subjectOf(ask: ReturnType<typeof askOf>): string {
  return isRefused(ask) ? '*' : (ask.code?.toUpperCase() ?? ask.id ?? '*')
}
