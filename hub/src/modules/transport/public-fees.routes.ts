import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { publicTransportFees } from './public-fees.ts'

const feesView = Joi.array()
  .items(
    Joi.object({
      name: Joi.string().required(),
      modality: Joi.valid('MEDIO', 'COMPLETO').required(),
      busStop: Joi.boolean().required(),
      band: Joi.valid('CERCANO', 'INTERMEDIO', 'LEJANO').required(),
      price: Joi.number().integer().required(),
      // None: for every grade that was asked for.
      grades: Joi.array().items(Joi.string()).required(),
    }).label('PublicTransportFee'),
  )
  .label('PublicTransportFees')

/** The transport part of the public fee list. */
export function publicFeesRoutes({ config, prices }: Pick<AppContext, 'config' | 'prices'>): Route[] {
  const { grades } = config.seasons.parents.parent
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/fees/transport',
      refuses: ['FEATURE_DOWN'],
      query: Joi.object<{ grade?: number }>({ grade: Joi.number().integer().min(1).max(999) }),
      options: {
        tags: ['api'],
        description:
          'The month’s transport fees of the price list, of a grade or of all; anybody may read them',
        response: { schema: feesView },
      },
      handler: async (_request, _h, { query }) => {
        const { grade } = query
        const asked = grade === undefined ? grades : grades.filter(({ id }) => id === grade)
        return publicTransportFees(await prices.list(), asked)
      },
    }),
  ]
}
