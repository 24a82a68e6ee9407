import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { moneyOfToken } from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'
import { payoutsOfPayments } from './payouts-of-payments.store.ts'
import { payoutsOfPayment } from './payouts.schemas.ts'

/** In which payouts the money of an order, or of what a guardian paid as a whole, left its provider (ledger-17). */
export function paymentPayoutsRoutes({ database }: Pick<AppContext, 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/{token}/payouts',
      refuses: ['NOT_FOUND'],
      reads: ({ app, params }) => app.student ?? String(params['token']),
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description:
          'The payouts in which the money of an order, or of what a guardian paid as a whole, left its provider',
        response: { schema: payoutsOfPayment },
      },
      handler: async (request) => {
        const token = String(request.params['token'])
        const money = await moneyOfToken(database, token)
        if (money === null) return refuse('NOT_FOUND')
        if (money.studentCode !== null) request.app.student = money.studentCode
        const payouts = await payoutsOfPayments(database, money.payments)
        return payouts.map(({ returnedOn, ...payout }) => ({ ...payout, returned_on: returnedOn }))
      },
    }),
  ]
}
