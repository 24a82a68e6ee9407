import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { answerGiven, givePayer, viewerOf, viewOwn } from './give-payer.ts'
import { ownPayers } from './payer.store.ts'
import { invoicePayerForm, ownPayersView, ownPayerView } from './payers.schemas.ts'

/** What a family has given about whom its invoices are made out to (payers-5). */
export function payersRoutes(app: Pick<AppContext, 'database' | 'clock' | 'ids'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payers',
      options: {
        tags: ['api'],
        description:
          'Whom the caller’s invoices are made out to, the one used last first; never anybody else’s',
        response: { schema: ownPayersView },
      },
      handler: async (request) => (await ownPayers(app.database, viewerOf(request))).map(viewOwn),
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/payers',
      refuses: ['INVOICE_PAYER_INCOMPLETE'],
      payload: invoicePayerForm,
      options: {
        tags: ['api'],
        description: 'Keeps whom invoices are made out to, once for each document',
        response: { schema: ownPayerView },
      },
      handler: async (request, h, { payload }) => {
        const given = await givePayer<never>(app, request, payload, async (trx, { keep }) => {
          const payer = await keep(trx, null)
          const caller = callerOf(request)
          await recordAudit(trx, {
            at: app.clock.wall(),
            actor: actorOf(caller),
            act: 'payer.keep',
            subject: caller.subject,
            before: null,
            after: { payer },
            trace: request.info.id,
          })
          return payer
        })
        return isRefused(given) ? given : answerGiven(h, given)
      },
    }),
  ]
}
