import type { Request } from '@hapi/hapi'
import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { answerPage, pageOf } from '../../http/paging.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { Author } from '../fees/index.ts'
import { viewMoment } from '../seasons/view-moment.ts'
import { findOutdated } from './find-outdated.ts'
import type { Publication } from './publication.ts'
import { listPublications } from './publication.store.ts'
import { viewPublication } from './publication.view.ts'
import {
  byId,
  publicationPayload,
  publicationsQuery,
  publicationsView,
  publicationView,
} from './publications.schemas.ts'
import { publishFees } from './publish-fees.ts'
import { undoPublication } from './undo-publication.ts'

const path = '/api/enrollment/admin/fees/publications'

/** Changes of the catalogue that are published together, now or at their time. */
export function publicationsRoutes(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route[] {
  return [listRoute(app), publishRoute(app), undoRoute(app)]
}

function listRoute(app: Pick<AppContext, 'config' | 'database'>): Route {
  const { project } = app.config.seasons.parents
  return defineRoute({
    method: 'GET',
    path,
    query: publicationsQuery,
    options: {
      tags: ['api'],
      description: 'What was published of the catalogue or will be, the newest first',
      response: { schema: publicationsView },
    },
    handler: async (request, h) => {
      const { items, total } = await listPublications(app.database, project, pageOf(request))
      return answerPage(h, { items: await viewPublications(app, items), total })
    },
  })
}

function publishRoute(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'POST',
    path,
    refuses: ['BAD_INPUT', 'FEE_CHANGED', 'FEE_DUPLICATE', 'FEE_SCHEDULED', 'NOT_FOUND'],
    payload: publicationPayload,
    options: {
      tags: ['api'],
      description: 'Publishes changes of the catalogue, all of them or none, now or at a time',
      response: { schema: publicationView },
    },
    handler: async (request, _h, { payload }) => {
      const { at, ...changes } = payload
      const nothing = changes.create.length + changes.edit.length + changes.archive.length === 0
      const told = nothing
        ? refuse('BAD_INPUT', { fields: { changes: ['fee.missing.changes'] } })
        : await publishFees(app, { changes, at, author: authorOf(request) })
      return isRefused(told)
        ? inWords(app, told, localeOf(request))
        : (await viewPublications(app, [told]))[0]
    },
  })
}

/** The moment of a change that waits, as the reader writes it. */
function inWords<Code extends string>(
  app: Pick<AppContext, 'config'>,
  refusal: Refusal<Code>,
  locale: Locale,
): Refusal<Code> {
  const { at } = refusal.values
  return at === undefined
    ? refusal
    : { ...refusal, values: { ...refusal.values, at: viewMoment(app, locale, String(at)) } }
}

function undoRoute(app: Pick<AppContext, 'config' | 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'POST',
    path: `${path}/{id}/undo`,
    refuses: ['FEES_BOUGHT', 'FEE_CHANGED', 'FEE_DUPLICATE', 'NOT_FOUND', 'PUBLICATION_ENDED'],
    params: byId,
    options: {
      tags: ['api'],
      description: 'Takes a publication back while no family has bought by it',
      response: { schema: publicationView },
    },
    handler: async (request) => {
      const told = await undoPublication(app, Number(request.params['id']), authorOf(request))
      return isRefused(told) ? told : (await viewPublications(app, [told]))[0]
    },
  })
}

async function viewPublications(
  app: Pick<AppContext, 'config' | 'database'>,
  publications: readonly Publication[],
) {
  const { grades } = app.config.seasons.parents.parent
  const outdated = await findOutdated(app.database, publications)
  return publications.map((one) => viewPublication(one, { grades, isOutdated: outdated.has(one.id) }))
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}
