import Joi from 'joi'
import { dayRange } from '../../http/day-range.ts'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, listQuery, pageOf, searchText, sortOf } from '../../http/paging.ts'
import { type ChargeSort, chargeSorts, listCharges } from './charge-list.store.ts'

const chargeRows = Joi.array()
  .items(
    Joi.object({
      id: Joi.number().integer().required(),
      date: Joi.string().required(),
      student: Joi.string().required(),
      name: Joi.string().allow('').required(),
      grade: Joi.string().allow('').required(),
      code: Joi.string().required(),
      concept: Joi.string().required(),
      amount: Joi.number().integer().required(),
      order: Joi.string().required().description('The token of the order it belongs to'),
    }).label('DatedCharge'),
  )
  .label('DatedCharges')

/** A school has tens of thousands of them, so that nobody is answered all by mistake. */
const firstPage = { offset: 0, limit: 50 }

/** What paid enrolments still bring, charge by charge. */
export function chargesRoutes({ config, database }: Pick<AppContext, 'config' | 'database'>): Route[] {
  const { project } = config.seasons.parents
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/admin/charges',
      reads: () => '*',
      query: listQuery(chargeSorts, { ...dayRange, search: searchText }),
      options: {
        tags: ['api'],
        description:
          'The dated charges of the season’s paid orders, 50 at a time; from and to are days of theirs',
        response: { schema: chargeRows },
      },
      handler: async (request, h) => {
        const sort = sortOf<ChargeSort>(request, { by: 'date', direction: 'asc' })
        const input = { project, filter: request.query, sort, page: pageOf(request) ?? firstPage }
        return answerPage(h, await listCharges(database, input))
      },
    }),
  ]
}
