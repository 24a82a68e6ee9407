import type { Request } from '@hapi/hapi'
import { pageOf, sortOf } from '../../http/paging.ts'
import type { RosterWish } from './roster-list.store.ts'

/** What a list of students asks for, by name when it does not say. */
export function rosterWishOf(request: Pick<Request, 'query'>): RosterWish {
  return {
    filter: request.query,
    sort: sortOf(request, { by: 'name', direction: 'asc' }),
    page: pageOf(request),
  }
}
