import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused } from '../../shared/refusal.ts'
import { chargedBy } from './change-prices.ts'
import { impactPayload, impactView } from './fee-impact.schemas.ts'
import { previewFeeImpact } from './preview-fee-impact.ts'

/** Stands here and not beside the fees: what a price comes to for a family is known no earlier. */
export function feeImpactRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'prices'>,
): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/admin/fees/impact',
      refuses: ['BAD_INPUT', 'FEATURE_DOWN'],
      reads: () => '*',
      payload: impactPayload,
      options: {
        tags: ['api'],
        description: 'What changes of one grade’s fees would do to each of its families; changes nothing',
        response: { schema: impactView },
      },
      handler: async (_request, _h, { payload }) => {
        const question = payload
        const impact = await previewFeeImpact(app, question)
        if (isRefused(impact)) return impact
        const { of, rows, assumes, ...sums } = impact
        const changes = question.changes.map((change) => {
          const { code, does } = change
          return { code, does, charged_by: chargedBy(change) }
        })
        return { grade: of.id, grade_name: of.name, changes, ...sums, rows: [...rows], assumes: [...assumes] }
      },
    }),
  ]
}
