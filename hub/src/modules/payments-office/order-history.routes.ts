import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, isOffice, maybeCallerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { refuse } from '../../shared/refusal.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { findOrderByToken } from '../enrollment/index.ts'
import { viewHistory } from './order-history.view.ts'
import { token } from '../payments/payments.schemas.ts'

const path = '/api/enrollment/orderhistory/list/{token}'

const history = Joi.array()
  .items(
    Joi.object({
      total_value: Joi.number().integer().required(),
      name: Joi.string().allow('').required(),
      student: Joi.string().required(),
      project: Joi.string().required(),
      created_at: Joi.string().required(),
      payment_method: Joi.string().allow(null).required(),
      payment_time: Joi.string().allow(null).required(),
      object: Joi.string().required(),
      /** Of the receipt, once there is one. */
      receipt_token: Joi.string().allow(null).required(),
    }).label('HistoricOrder'),
  )
  .label('OrderHistory')

const tokenOf = (request: Request) => String(request.params['token'])

export function orderHistoryRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path,
      refuses: ['NOT_FOUND'],
      reads: tokenOf,
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description:
          'An order by its token, which opens it to whoever has it; every read is in the audit trail',
        response: { schema: history },
      },
      handler: async (request, h) => {
        const order = await findOrderByToken(app.database, tokenOf(request))
        if (order === null) return refuse('NOT_FOUND')
        const view = await viewHistory(app, order, localeOf(request))
        await noteReadByToken(app, request)
        return h.response([view]).header('x-robots-tag', 'noindex')
      },
    }),
  ]
}

/** The office's reads are noted with their route; a bearer of the token is noted here (payments-36). */
async function noteReadByToken(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  request: Request,
): Promise<void> {
  const caller = maybeCallerOf(request)
  if (caller !== null && isOffice(caller)) return
  await recordAudit(database, {
    at: clock.wall(),
    actor: caller === null ? 'token' : actorOf(caller),
    act: 'record.read',
    subject: tokenOf(request),
    before: null,
    after: { call: `GET ${path}` },
    trace: request.info.id,
  })
}
