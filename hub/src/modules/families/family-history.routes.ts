import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, listQuery, pageOf, sortOf } from '../../http/paging.ts'
import { type HistorySort, historySorts, listPaymentsOf } from '../payments/index.ts'
import { pastFamilyPayments } from './families.schemas.ts'
import { FamilyPayment } from './family-payment.model.ts'
import { viewPastPayments } from './family-payment.view.ts'

/** What a guardian paid for several children, as the history of its invoices. */
export function familyHistoryRoutes(app: AppContext): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/family/payments',
      options: {
        tags: ['api'],
        description: 'What the guardian has paid or tried to pay for several children, the newest first',
        validate: { query: listQuery(historySorts) },
        response: { schema: pastFamilyPayments },
      },
      handler: async (request, h) => {
        const sort = sortOf<HistorySort>(request, { by: 'since', direction: 'desc' })
        const input = { page: pageOf(request), sort }
        const { subject } = callerOf(request)
        const { items, total } = await listPaymentsOf(FamilyPayment.query(app.database), subject, input)
        return answerPage(h, { items: await viewPastPayments(app, items), total })
      },
    },
  ]
}
