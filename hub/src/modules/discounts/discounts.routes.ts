import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { endings } from './check-proof.ts'
import { viewDiscount } from './discount.view.ts'
import { type DiscountFilter, type DiscountSort, findListed, listDiscounts } from './discount-list.store.ts'
import { findProof } from './discount.store.ts'
import { byId, discountsQuery, discountsView, discountView } from './discounts.schemas.ts'

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** Whose record a token or an id has opened, for the audit trail. */
    student?: string
  }
}

/** Discounts and the proof behind them, as the office reads them. */
export function discountsRoutes(app: Pick<AppContext, 'database' | 'clock'>): Route[] {
  return [listRoute(app), oneRoute(app), proofRoute(app)]
}

function listRoute({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/discounts',
    reads: () => '*',
    query: discountsQuery,
    options: {
      tags: ['api'],
      description: 'Discounts with who saw their proof, who agreed, and until when they hold',
      response: { schema: discountsView },
    },
    handler: async (request, h) => {
      const today = bogotaDay(clock.now())
      const filter: DiscountFilter = request.query
      const sort = sortOf<DiscountSort>(request, { by: 'asked_at', direction: 'desc' })
      const input = { filter, today, sort, page: pageOf(request) }
      const { items, total } = await listDiscounts(database, input)
      return answerPage(h, { items: items.map((discount) => viewDiscount(discount, today)), total })
    },
  })
}

function oneRoute({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/discounts/{id}',
    refuses: ['NOT_FOUND'],
    reads: subjectOf,
    params: byId,
    options: {
      tags: ['api'],
      description: 'A discount, without its file',
      response: { schema: discountView },
    },
    handler: async (request) => {
      const discount = await findListed(database, idOf(request))
      if (discount === null) return refuse('NOT_FOUND')
      request.app.student = discount.studentCode
      return viewDiscount(discount, bogotaDay(clock.now()))
    },
  })
}

function proofRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/discounts/{id}/proof',
    refuses: ['NOT_FOUND'],
    reads: subjectOf,
    answers: 'application/octet-stream',
    params: byId,
    options: {
      tags: ['api'],
      description: 'The proof of a discount, to be kept as a file: PDF, PNG or JPEG',
    },
    handler: async (request, h) => {
      const proof = await findProof(database, idOf(request))
      if (proof === null) return refuse('NOT_FOUND')
      request.app.student = proof.studentCode
      const { content, type, studentCode, kind } = proof
      const file = `${studentCode}-${kind}.${endings[type]}`
      return h
        .response(content)
        .type(type)
        .header('content-disposition', `attachment; filename="${file}"`)
        .header('x-robots-tag', 'noindex')
    },
  })
}

export function idOf({ params }: Request): string {
  return String(params['id']).toLowerCase()
}

function subjectOf({ app, params }: Request): string {
  return app.student ?? String(params['id'])
}
