import Joi from 'joi'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { listMessages } from './outbox.store.ts'

const query = Joi.object({
  'page[number]': Joi.number().integer().min(1).max(100_000).default(1),
  'page[size]': Joi.number().integer().min(1).max(200).default(50),
})

export function outboxRoutes({ database }: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/outbox',
      options: { tags: ['api'], description: 'Deliveries, newest first', validate: { query } },
      handler: async (request) => {
        const { 'page[number]': number, 'page[size]': size } = request.query as Record<string, number>
        const rows = await listMessages(database, { number: number ?? 1, size: size ?? 50 })
        return rows.map(({ payload: _payload, ...row }) => row)
      },
    },
  ]
}
