import type { ServerRoute } from '@hapi/hapi'
import Joi from 'joi'
import type { Knex } from 'knex'
import { instance } from '../../support/wompi-keys.ts'
import { inboxRow, recall } from './rows.ts'
import type { BaselineWork } from './work.ts'

interface Event {
  readonly data: { readonly transaction: { readonly reference: string } }
}

const event = Joi.object<Event>({
  data: Joi.object({
    transaction: Joi.object({ reference: Joi.string().required() }).unknown().required(),
  }).required(),
}).unknown()

/** The door that the provider's event comes in by. */
export function providerRoute(database: Knex, work: BaselineWork): ServerRoute {
  return {
    method: 'POST',
    path: `/api/payments/callbacks/${instance}`,
    options: { validate: { payload: event } },
    handler: async (request) => {
      const said = request.payload as Event
      const { reference } = said.data.transaction
      await recall(database, `checkout:${reference}`)
      await database('callback_inbox').insert(inboxRow(reference, said))
      work.settleSoon()
      return { received: true }
    },
  }
}
