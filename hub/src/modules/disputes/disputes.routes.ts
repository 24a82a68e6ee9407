import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { readWaiting, secondPersonFrom } from '../approvals/index.ts'
import { goneBackOf } from '../payments/index.ts'
import { wordsOf } from '../payments-office/index.ts'
import { findContestable } from './contestable-payment.store.ts'
import { type DisputeSearch, type DisputeSort, listDisputes } from './dispute-list.store.ts'
import { paidPartsOf } from './dispute-row.store.ts'
import { viewContestable, viewDispute } from './dispute.view.ts'
import {
  contestableQuery,
  contestableViews,
  disputeId,
  disputesQuery,
  disputeViews,
  openedDisputeView,
} from './disputes.schemas.ts'
import { readDispute } from './read-dispute.ts'

/** Payments that are contested, and those that may be. */
export function disputesRoutes(app: Pick<AppContext, 'clock' | 'config' | 'database'>): Route[] {
  return [listRoute(app), contestableRoute(app), oneRoute(app)]
}

function listRoute(app: Pick<AppContext, 'clock' | 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/disputes',
    reads: () => '*',
    query: disputesQuery,
    options: {
      tags: ['api'],
      description:
        'Contested payments, with the last day to answer; open stands for those that are not decided',
      response: { schema: disputeViews },
    },
    handler: async (request, h, { query }) => {
      const sort = sortOf<DisputeSort>(request, { by: 'answer_by', direction: 'asc' })
      const asked: DisputeSearch = { ...filtersOf(request), ...(await wordsOf(app, query)) }
      const { items, ...sums } = await listDisputes(app.database, asked, { page: pageOf(request), sort })
      const parts = await paidPartsOf(
        app.database,
        items.map(({ attempt_id: id }) => id),
      )
      const today = bogotaDay(app.clock.now())
      const views = items.map((row) => viewDispute(row, parts.get(row.attempt_id ?? '') ?? [], today))
      return answerPage(h, { items: views, ...sums })
    },
  })
}

function contestableRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/disputes/payments',
    reads: () => '*',
    query: contestableQuery,
    options: {
      tags: ['api'],
      description: 'Payments of which a dispute may be recorded, by an order’s token or a reference',
      response: { schema: contestableViews },
    },
    handler: async (_request, _h, { query: { search } }) => {
      const found = await findContestable(database, search)
      const parts = await paidPartsOf(
        database,
        found.map(({ payment }) => payment.attemptId),
      )
      return found.map((one) => viewContestable(one, parts.get(one.payment.attemptId ?? '') ?? []))
    },
  })
}

function oneRoute(app: Pick<AppContext, 'clock' | 'config' | 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/disputes/{id}',
    refuses: ['NOT_FOUND'],
    reads: ({ params }) => `dispute:${String(params['id'])}`,
    params: disputeId,
    options: {
      tags: ['api'],
      description: 'One contested payment with what was sent to the provider',
      response: { schema: openedDisputeView },
    },
    handler: async (request) => {
      const dispute = await readDispute(app, String(request.params['id']))
      if (dispute === null) return refuse('NOT_FOUND')
      const { id, payment } = dispute
      const before = await goneBackOf(app.database, payment)
      return {
        ...dispute,
        second_person_from: secondPersonFrom(before, app.config.settings.payments),
        waiting: await readWaiting(app.database, { subject: `dispute:${id}`, payment }),
      }
    },
  })
}
