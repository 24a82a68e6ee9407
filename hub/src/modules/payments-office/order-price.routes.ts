import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { orderPriceView, viewOrderPrice } from './order-price.view.ts'
import { token } from '../payments/payments.schemas.ts'

export function orderPriceRoutes({ database, config }: Pick<AppContext, 'config' | 'database'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/{token}/price',
      refuses: ['NOT_FOUND'],
      reads: ({ app, params }) => app.student ?? String(params['token']),
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description: 'What an order was priced at, every line with its proof, and what was paid for it',
        response: { schema: orderPriceView },
      },
      handler: async (request) => {
        const order = await findOrderByToken(database, String(request.params['token']))
        if (order === null) return refuse('NOT_FOUND')
        request.app.student = order.studentCode
        return viewOrderPrice(database, order, { texts: config.texts, locale: localeOf(request) })
      },
    }),
  ]
}
