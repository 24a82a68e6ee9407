import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { quoteRefusals } from '../enrollment/quote-refusals.ts'
import { wordsOf } from '../payments-office/index.ts'
import { listSplits, type SplitSearch, type SplitSort } from './split-list.store.ts'
import { splitPriceView, splitsQuery, splitViews } from './split-list.schemas.ts'
import { readSplitPrice } from './split-price.ts'
import { viewListedSplit } from './split.view.ts'
import { splitParams } from './splits.schemas.ts'

/** What finance reads before it splits an order, and which are: no labels, and nobody who pays (splits-16). */
export function splitListRoutes(app: AppContext): Route[] {
  return [
    priceRoute(app),
    defineRoute({
      method: 'GET',
      path: '/api/splits',
      reads: () => '*',
      query: splitsQuery,
      options: {
        tags: ['api'],
        description: 'Enrollments that are paid in parts, the latest first, and how much of each is paid',
        response: { schema: splitViews },
      },
      handler: async (request, h, { query }) => {
        const sort = sortOf<SplitSort>(request, { by: 'made_at', direction: 'desc' })
        const asked: SplitSearch = { ...filtersOf(request), ...(await wordsOf(app, query)) }
        const { items, total } = await listSplits(app.database, asked, { page: pageOf(request), sort })
        return answerPage(h, { items: items.map(viewListedSplit), total })
      },
    }),
  ]
}

function priceRoute(app: AppContext): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/splits/price/{student}',
    refuses: [
      ...quoteRefusals,
      'SPLIT_NOT_OFFERED',
      'NOTHING_DUE',
      'ORDER_PAID',
      'ENROLLMENT_WITHDRAWN',
      'DOCUMENTS_MISSING',
    ],
    reads: (_request, { params: { student } }) => student.toUpperCase(),
    params: splitParams,
    options: {
      tags: ['api'],
      description: 'What is due today of an enrollment, which may be split into parts, and how it may',
      response: { schema: splitPriceView },
    },
    handler: (_request, _h, { params: { student } }) => readSplitPrice(app, student.toUpperCase()),
  })
}
