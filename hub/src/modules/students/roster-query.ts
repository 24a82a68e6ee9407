import type { Request } from '@hapi/hapi'
import { pageOf, sortOf } from '../../http/paging.ts'
import type { RosterQuery } from './roster-list.store.ts'

/** What a list of students asks for, by name when it does not say. */
export function rosterQueryOf(request: Pick<Request, 'query'>): RosterQuery {
  return {
    filter: request.query,
    sort: sortOf(request, { by: 'name', direction: 'asc' }),
    page: pageOf(request),
  }
}
