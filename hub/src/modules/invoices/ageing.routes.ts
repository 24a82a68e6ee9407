import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, pageOf, sortOf } from '../../http/paging.ts'
import { bogotaDay, bogotaIso } from '../../shared/local-date.ts'
import { refuse } from '../../shared/refusal.ts'
import { agedDebts, amountsBy } from './ageing.ts'
import { agedDebtRows, ageingQuery, ageingSummary, summaryQuery } from './ageing.schemas.ts'
import { keepReceivables } from './keep-receivables.ts'
import { type AgeingSort, listAgeing } from './list-ageing.ts'

const firstPage = { offset: 0, limit: 50 }

/** What is owed to the school by its age, for finance (invoices-19). */
export function ageingRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'plugins' | 'clock' | 'log'>,
): Route[] {
  const read = keepReceivables(app)
  const today = () => bogotaDay(app.clock.now())
  return [
    defineRoute({
      method: 'GET',
      path: '/api/invoices/ageing',
      refuses: ['AGEING_UNSUPPORTED', 'FEATURE_DOWN'],
      reads: () => '*',
      query: ageingQuery,
      options: {
        tags: ['api'],
        description: 'What each partner owes by its age, as accounting says, 50 at a time; the most first',
        response: { schema: agedDebtRows },
      },
      handler: async (request, h, { query: { day = today(), search = '' } }) => {
        const receivables = await read()
        if (receivables === null) return refuse('AGEING_UNSUPPORTED')
        const sort = sortOf<AgeingSort>(request, { by: 'total', direction: 'desc' })
        const input = { day, search, sort, page: pageOf(request) ?? firstPage }
        const { items, ...sums } = await listAgeing(app, receivables, input)
        const rows = items.map(({ partnerCode: id, partnerName: _name, ...debt }) => ({ id, ...debt }))
        return answerPage(h, { items: rows, ...sums })
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/invoices/ageing/summary',
      refuses: ['AGEING_UNSUPPORTED', 'FEATURE_DOWN'],
      query: summaryQuery,
      options: {
        tags: ['api'],
        description: 'What all partners owe together by its age, and when accounting said so',
        response: { schema: ageingSummary },
      },
      handler: async (_request, _h, { query: { day = today() } }) => {
        const receivables = await read()
        if (receivables === null) return refuse('AGEING_UNSUPPORTED')
        const debts = agedDebts(receivables.owed, day, app.config.seasons.parents.parent)
        return {
          day,
          asOf: bogotaIso(receivables.at),
          partners: debts.length,
          invoices: receivables.owed.length,
          ...amountsBy(debts),
        }
      },
    }),
  ]
}
