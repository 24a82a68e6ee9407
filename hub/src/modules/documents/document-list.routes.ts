import Joi from 'joi'
import type { DocumentName } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { refuse } from '../../shared/refusal.ts'
import { enrollmentDocuments } from '../enrollment/enrollment-documents.ts'
import { documentSorts, type DocumentSort, listDocuments } from './document-list.store.ts'
import type { KeptStatus } from './documents-state.ts'

const states = ['new', 'sent', 'viewed', 'signed', 'declined', 'expired', 'recalled'] as const
const mostStudents = 100
const firstPage = { offset: 0, limit: 50 }

const query = listQuery(documentSorts, {
  state: Joi.valid(...states),
  document: Joi.valid(...enrollmentDocuments),
  search: searchText,
  students: Joi.string()
    .pattern(new RegExp(`^[A-Za-z0-9]{5}(?:,[A-Za-z0-9]{5}){0,${mostStudents - 1}}$`))
    .description(`Up to ${mostStudents} school codes with commas between them`),
})

const moment = Joi.string().isoDate().required()

const view = Joi.array()
  .items(
    Joi.object({
      student_code: Joi.string().required(),
      document: Joi.valid(...enrollmentDocuments).required(),
      status: Joi.valid(...states)
        .required()
        .description('new: not at the signing service yet, as far as we know'),
      requested_at: moment,
      updated_at: moment,
    }).label('SentDocument'),
  )
  .label('SentDocuments')

interface Query {
  readonly state?: KeptStatus
  readonly document?: DocumentName
  readonly search?: string
  readonly students?: string
}

/** The documents of the season that were sent to be signed, without the addresses they went to. */
export function documentListRoute({ database, config }: Pick<AppContext, 'config' | 'database'>): Route {
  const { seasons, settings } = config
  return defineRoute({
    method: 'GET',
    path: '/api/enrollment/admin/documents',
    refuses: ['NOT_FOUND'],
    reads: () => '*',
    query,
    options: {
      tags: ['api'],
      description: 'Documents that were sent to be signed this season, as the signing service last said',
      response: { schema: view },
    },
    handler: async (request, h) => {
      if (!settings.documents.enabled) return refuse('NOT_FOUND')
      const { students, ...exact }: Query = filtersOf(request)
      const input = {
        project: seasons.parents.project,
        ...exact,
        ...(students !== undefined && { students: students.toUpperCase().split(',') }),
        sort: sortOf<DocumentSort>(request, { by: 'updated_at', direction: 'desc' }),
        page: pageOf(request) ?? firstPage,
      }
      return answerPage(h, await listDocuments(database, input))
    },
  })
}
