import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf, sortOf } from '../../http/paging.ts'
import { pastFamilyPayments } from './families.schemas.ts'
import { viewPastPayments } from './family-payment.view.ts'
import { type HistorySort, historySorts, jointAttempts, listPaymentsOf } from '../payments/index.ts'

/** What a guardian paid for several children, as the history of its invoices. */
export function familyHistoryRoutes(app: Pick<AppContext, 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/family/payments',
      query: listQuery(historySorts),
      options: {
        tags: ['api'],
        description: 'What the guardian has paid or tried to pay for several children, the newest first',
        response: { schema: pastFamilyPayments },
      },
      handler: async (request, h) => {
        const sort = sortOf<HistorySort>(request, { by: 'since', direction: 'desc' })
        const input = { guardianId: callerOf(request).subject, page: pageOf(request), sort }
        const { items, total } = await listPaymentsOf(app.database, jointAttempts, input)
        return answerPage(h, { items: await viewPastPayments(app, items), total })
      },
    }),
  ]
}
