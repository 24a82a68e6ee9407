import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery } from '../../http/paging.ts'
import { refuse } from '../../shared/refusal.ts'
import { readStudent } from './read-student.ts'
import { listRoster, rosterSorts } from './roster-list.store.ts'
import { findByCodes } from './roster-lookup.store.ts'
import { rosterQueryOf } from './roster-query.ts'
import { findRosterWords } from './roster-words.store.ts'
import { viewFound, viewListed } from './student.view.ts'
import { foundStudent, listedStudent, rosterFilters, rosterWords, schoolCode } from './students.schemas.ts'

const most = 1000

/** The roster for the office: the administrators' list and the search by code. */
export function studentsRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  const { database } = app
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students',
      reads: () => '*',
      query: listQuery(rosterSorts, rosterFilters),
      options: {
        tags: ['api'],
        description:
          'Students with a school code; everybody when no page is asked, the number in X-Total-Count',
        response: { schema: Joi.array().items(listedStudent).label('ListedStudents') },
      },
      handler: async (request, h) => {
        const { items, total } = await listRoster(database, rosterQueryOf(request))
        return answerPage(h, { items: items.map((item) => viewListed(item, callerOf(request))), total })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/students/filters',
      options: {
        tags: ['api'],
        description: 'The words that the list of students can be filtered by; nobody’s name is among them',
        response: { schema: rosterWords },
      },
      handler: () => findRosterWords(database),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/people/students/{student}',
      refuses: ['NOT_FOUND'],
      reads: (request) => String(request.params['student']).toUpperCase(),
      params: Joi.object({ student: schoolCode.required() }),
      options: {
        tags: ['api'],
        description: 'A student by school code',
        response: { schema: foundStudent },
      },
      handler: async (request) => {
        const student = await readStudent(app, String(request.params['student']))
        if (student === null) return refuse('NOT_FOUND')
        return viewFound(student)
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/people/students/by_array',
      reads: () => '*',
      payload: Joi.array<readonly string[]>().items(schoolCode).max(most).required().label('SchoolCodes'),
      options: {
        tags: ['api'],
        description: 'Students by school code, in the order asked, each once; a code nobody has is left out',
        response: { schema: Joi.array().items(foundStudent).label('FoundStudents') },
      },
      handler: async (_request, _h, { payload }) => {
        const codes = payload
        return (await findByCodes(database, codes)).map(viewFound)
      },
    }),
  ]
}
