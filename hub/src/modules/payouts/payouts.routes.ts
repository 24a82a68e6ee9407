import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { refuse } from '../../shared/refusal.ts'
import { listPayouts, type PayoutSort } from './payout-list.store.ts'
import { payoutTotals } from './payout-totals.store.ts'
import { sumsOfPayouts } from './payout-sums.store.ts'
import { viewPayout } from './payout.view.ts'
import { payoutId, payoutsQuery, payoutTotalsView, payoutView, payoutViews } from './payouts.schemas.ts'
import { readPayout } from './read-payout.ts'

/** What providers settled to the school's bank account. */
export function payoutsRoutes(app: Pick<AppContext, 'database'>): Route[] {
  return [listRoute(app), summaryRoute(app), oneRoute(app)]
}

function listRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payouts',
    reads: () => '*',
    query: payoutsQuery,
    options: {
      tags: ['api'],
      description:
        'What providers settled, the latest first; differs stands for those told otherwise since. X-Total-Amount leaves out what came back, unless that is asked for',
      response: { schema: payoutViews },
    },
    handler: async (request, h) => {
      const sort = sortOf<PayoutSort>(request, { by: 'day', direction: 'desc' })
      const { items, ...sums } = await listPayouts(database, filtersOf(request), {
        page: pageOf(request),
        sort,
      })
      const sumsOf = await sumsOfPayouts(
        database,
        items.map(({ id }) => id),
      )
      return answerPage(h, { items: items.map((one) => viewPayout(one, sumsOf(one.id))), ...sums })
    },
  })
}

function summaryRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payouts/summary',
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'What all settlements come to, by how they stand',
      response: { schema: payoutTotalsView },
    },
    handler: () => payoutTotals(database),
  })
}

function oneRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payouts/{id}',
    refuses: ['NOT_FOUND'],
    reads: ({ params }) => `payout:${String(params['id'])}`,
    params: payoutId,
    options: {
      tags: ['api'],
      description: 'One settlement with each of its lines; what nothing here explains says so',
      response: { schema: payoutView },
    },
    handler: async (request) =>
      (await readPayout(database, String(request.params['id']))) ?? refuse('NOT_FOUND'),
  })
}
