import type { Request } from '@hapi/hapi'
import type { Locale } from '../../config/texts.ts'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { answerPage, pageOf } from '../../http/paging.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { type Author, type Fee, feesInForce, versionsInForce } from '../fees/index.ts'
import { viewMoment } from '../seasons/view-moment.ts'
import type { Publication, PublishedFee } from './publication.ts'
import { listPublications } from './publication.store.ts'
import {
  byId,
  publicationPayload,
  publicationsQuery,
  publicationsView,
  publicationView,
} from './publications.schemas.ts'
import { publishFees } from './publish-fees.ts'
import { undoPublication } from './undo-publication.ts'
import type { Database } from '../../db/database.ts'
import type { SeasonGrade } from '../seasons/season.ts'

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

/** Which of the scheduled publications the catalogue of now would refuse: one of their fees is not what it was. */
async function findOutdated(
  database: Database,
  publications: readonly Publication[],
): Promise<ReadonlySet<number>> {
  const scheduled = publications.filter(({ state }) => state === 'scheduled')
  if (scheduled.length === 0) return new Set()
  const fees = scheduled.flatMap(({ project, fees: changed }) => changed.map((fee) => ({ ...fee, project })))
  const ids = fees.flatMap(({ id }) => (id === null ? [] : [id]))
  const versions = await versionsInForce(database, [...new Set(ids)])
  const inForce = await feesInForce(database, fees)
  const isOutdated = ({ project, fees: changed }: Publication) =>
    changed.some((fee) => hasMoved(fee, versions) || isTaken({ ...fee, project }, inForce))
  return new Set(scheduled.filter(isOutdated).map(({ id }) => id))
}

function hasMoved({ act, id, version }: PublishedFee, versions: ReadonlyMap<number, number>): boolean {
  const planned = act === 'fee.change' ? version - 1 : version
  return id !== null && versions.get(id) !== planned
}

/** Another fee has the code that this one is to have. */
function isTaken(
  { id, project, grade, code }: PublishedFee & Pick<Fee, 'project'>,
  inForce: readonly Fee[],
): boolean {
  return inForce.some(
    (fee) => fee.id !== id && fee.project === project && fee.grade === grade && fee.code === code,
  )
}

function viewPublication(
  publication: Publication,
  { grades, isOutdated }: { readonly grades: readonly SeasonGrade[]; readonly isOutdated: boolean },
) {
  return {
    id: publication.id,
    state: publication.state,
    at: publication.at,
    created_by: publication.createdBy,
    created_at: publication.createdAt,
    ended_by: publication.endedBy,
    ended_at: publication.endedAt,
    refusal: publication.refusal,
    outdated: isOutdated,
    fees: publication.fees.map(({ act, grade, code, concept, type, before, after }) => ({
      does: does[act],
      grade,
      grade_name: grades.find(({ id }) => id === grade)?.name ?? String(grade),
      code,
      concept,
      type,
      before,
      after,
    })),
  }
}

const does = {
  'fee.create': 'create',
  'fee.change': 'edit',
  'fee.archive': 'archive',
} as const
