import type { ServerRoute } from '@hapi/hapi'
import type { Knex } from 'knex'
import { inboxRow, recall, remember } from './rows.ts'
import type { BaselineWork } from './work.ts'

/** The pretend provider's two pages, and the door its callback comes in by. */
export function providerRoutes(database: Knex, work: BaselineWork, url: () => string): ServerRoute[] {
  return [
    {
      method: 'POST',
      path: '/checkout',
      handler: async (request, h) => {
        const { invoice } = request.payload as { invoice: string }
        await recall(database, `payment:${invoice}`)
        return h.redirect(`${url()}/pay/${invoice}`).code(303)
      },
    },
    {
      method: 'POST',
      path: '/pay/{reference}',
      handler: async (request, h) => {
        const reference = String(request.params['reference'])
        await recall(database, `payment:${reference}`)
        const event = { reference, status: 'Aprobada', at: new Date().toISOString() }
        await remember(database, `owed:${reference}`, reference)
        await remember(database, `step:${reference}`, event)
        await remember(database, `letter:${reference}`, event)
        await forget(database, `owed:${reference}`)
        await fetch(`${url()}/callback`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(event),
        })
        await forget(database, `letter:${reference}`)
        return h.redirect('/').code(303)
      },
    },
    {
      method: 'POST',
      path: '/callback',
      handler: async (request) => {
        const event = request.payload as { reference: string }
        await database('callback_inbox').insert(inboxRow(event.reference, event))
        work.settleSoon()
        return { received: true }
      },
    },
  ]
}

async function forget(database: Knex, key: string): Promise<void> {
  await database('plugin_memo').where({ instance: 'baseline', key }).delete()
}
