import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { listRefunds, type RefundSearch, type RefundSort } from './refund-list.store.ts'
import { listedRefunds, refundsQuery } from './refunds.schemas.ts'
import { wordsOf } from './words-of.ts'

/** What goes back of all payments, whatever it was decided in (payments-45, payments-52). */
export function refundListRoutes(app: Pick<AppContext, 'clock' | 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/refunds',
      reads: () => '*',
      query: refundsQuery,
      options: {
        tags: ['api'],
        description: 'Refunds of all payments, those that wait for a transfer first',
        response: { schema: listedRefunds },
      },
      handler: async (request, h, { query }) => {
        const sort = sortOf<RefundSort>(request, { by: 'status', direction: 'asc' })
        const asked: RefundSearch = { ...filtersOf(request), ...(await wordsOf(app, query)) }
        const { items, ...sums } = await listRefunds(app.database, asked, { page: pageOf(request), sort })
        const views = items.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
        return answerPage(h, { items: views, ...sums })
      },
    }),
  ]
}
