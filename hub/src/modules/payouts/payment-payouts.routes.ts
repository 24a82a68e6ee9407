import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/database.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { refuse } from '../../shared/refusal.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { moneyOfGuardian, paymentsTriedFor } from '../payments/index.ts'
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
        const order = await findOrderByToken(database, token)
        if (order !== null) request.app.student = order.studentCode
        const payments = await paymentsOf(database, { token, orderId: order?.id ?? null })
        if (payments === null) return refuse('NOT_FOUND')
        const payouts = await payoutsOfPayments(database, payments)
        return payouts.map(({ returnedOn, ...payout }) => ({ ...payout, returned_on: returnedOn }))
      },
    }),
  ]
}

async function paymentsOf(
  database: Database,
  { token, orderId }: { readonly token: string; readonly orderId: string | null },
): Promise<readonly string[] | null> {
  if (orderId !== null) return paymentsTriedFor(database, orderId)
  return (await moneyOfGuardian(database, token))?.payments ?? null
}
