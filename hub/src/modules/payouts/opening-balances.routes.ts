import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused } from '../../shared/refusal.ts'
import type { OpeningBalance } from './opening-balance.ts'
import { openingBalancesOf } from './opening-balance.store.ts'
import { openingPayload, openingView, openingViews } from './payouts.schemas.ts'
import { setOpeningBalance } from './set-opening-balance.ts'

/** What providers had taken before the hub kept a ledger, and what of that is at the bank. */
export function openingBalancesRoutes(app: Pick<AppContext, 'clock' | 'database' | 'ids'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payouts/opening-balances',
      reads: () => '*',
      options: {
        tags: ['api'],
        description:
          'What each provider had taken before the ledger began and no payout has told; none of a new school',
        response: { schema: openingViews },
      },
      handler: async () => (await openingBalancesOf(app.database)).map(viewOpeningBalance),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/payouts/opening-balances/{instance}',
      refuses: ['NOT_FOUND', 'BAD_INPUT'],
      params: Joi.object({ instance: Joi.string().max(60).required() }),
      payload: openingPayload,
      options: {
        tags: ['api'],
        description: 'Says how much of it was seen at the bank, in all; another amount posts the difference',
        response: { schema: openingView },
      },
      handler: async (request, _h, { payload }) => {
        const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
        const said = await setOpeningBalance(app, {
          instance: String(request.params['instance']),
          ...payload,
          ...author,
        })
        return isRefused(said) ? said : viewOpeningBalance(said)
      },
    }),
  ]
}

function viewOpeningBalance({ instance, before, atBank, day }: OpeningBalance) {
  return { instance, before, at_bank: atBank, on: day }
}
