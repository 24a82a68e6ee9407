import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { arrivePayout } from './arrive-payout.ts'
import type { KeptPayout } from './payout.ts'
import { arrivalPayload, payoutId, payoutView, returnPayload } from './payouts.schemas.ts'
import { readPayout } from './read-payout.ts'
import { returnPayout } from './return-payout.ts'

/** What finance says of settlements, from the bank's statement. */
export function payoutActsRoutes(app: Pick<AppContext, 'clock' | 'database'>): Route[] {
  return [arrivedRoute(app), returnedRoute(app)]
}

const changes = ['NOT_FOUND', 'BAD_INPUT', 'PAYOUT_ENDED'] as const

function arrivedRoute(app: Pick<AppContext, 'clock' | 'database'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payouts/{id}/arrived',
    refuses: changes,
    params: payoutId,
    payload: arrivalPayload,
    options: {
      tags: ['api'],
      description: 'Says that its deposit was seen at the bank; the same again changes nothing',
      response: { schema: payoutView },
    },
    handler: async (request, _h, { payload: { bank_reference: bankRef, on } }) => {
      const word = { act: 'arrive', bankRef, on } as const
      return answer(app, await arrivePayout(app, { ...saidBy(request), word, reason: null }))
    },
  })
}

function returnedRoute(app: Pick<AppContext, 'clock' | 'database'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payouts/{id}/returned',
    refuses: changes,
    params: payoutId,
    payload: returnPayload,
    options: {
      tags: ['api'],
      description: 'Says that its deposit came back to the provider, which holds all of it again',
      response: { schema: payoutView },
    },
    handler: async (request, _h, { payload: { reason, on } }) => {
      const word = { act: 'return', on } as const
      return answer(app, await returnPayout(app, { ...saidBy(request), word, reason }))
    },
  })
}

async function answer<Code extends string>(
  { database }: Pick<AppContext, 'database'>,
  changed: Refusal<Code> | KeptPayout,
) {
  if (isRefused(changed)) return changed
  return (await readPayout(database, changed.id)) ?? refuse('NOT_FOUND')
}

function saidBy(request: Request) {
  const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
  return { id: String(request.params['id']), author }
}
