import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { approvalView } from '../approvals/approvals.schemas.ts'
import { secondPersonAnswer } from '../approvals/index.ts'
import { offerRefund } from '../payments/decide-refund.ts'
import { orderRefundById, type Refund, refundsOfOrder } from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'
import { dropRefund, recordTransfer } from './end-refund.ts'
import type { guardedRefund } from './guarded-refund.ts'
import { readRefundable, refundOrder } from './refund-order.ts'
import {
  dropPayload,
  refundHeaders,
  refundPayload,
  refundsView,
  refundView,
  transferPayload,
} from './refunds.schemas.ts'

const byToken = Joi.object({ token: token.required() })
const byId = Joi.object({ id: Joi.string().uuid().required() })

/** Money of orders' payments that goes back, and what became of it (payments-44). */
export function refundsRoutes(app: AppContext, act: ReturnType<typeof guardedRefund>): Route[] {
  return [listRoute(app), sendRoute(app, act), doneRoute(app), refusedRoute(app)]
}

function listRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/refunds',
    refuses: ['NOT_FOUND'],
    reads: ({ app: read, params }) => read.student ?? String(params['token']),
    params: byToken,
    options: {
      tags: ['api'],
      description: 'What of an order’s payment went back or is to go back, and what can still be given back',
      response: { schema: refundsView },
    },
    handler: async (request) => {
      const found = await readRefundable(app, String(request.params['token']))
      if (found === null) return refuse('NOT_FOUND')
      request.app.student = found.order.studentCode
      const refunds = await refundsOfOrder(app.database, found.order.id)
      return { ...offerRefund(found), refunds: refunds.map(viewRefund) }
    },
  })
}

function sendRoute(app: AppContext, act: ReturnType<typeof guardedRefund>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payments/{token}/refunds',
    refuses: ['NOT_FOUND', 'BAD_INPUT', 'KEY_REUSED', 'APPROVAL_PENDING'],
    params: byToken,
    payload: refundPayload,
    options: {
      tags: ['api'],
      description:
        'Gives back what an order’s payment paid, whole or in part; much money answers 202 with the request that waits for a second person',
      validate: { headers: refundHeaders },
      response: { schema: refundView, status: { 202: approvalView } },
    },
    handler: async (request, h, { payload: said }) => {
      const key = String(request.headers['idempotency-key'])
      const payload = { ...said, key, token: String(request.params['token']) }
      const waiting = await secondPersonAnswer(app, request, h, { act, payload })
      if (waiting !== null) return waiting
      const sent = await refundOrder(app, { ...payload, ...authorOf(request) })
      return isRefused(sent) ? sent : viewRefund((await orderRefundById(app.database, sent.id)) ?? sent)
    },
  })
}

function doneRoute(app: Pick<AppContext, 'clock' | 'database' | 'ids' | 'live' | 'plugins'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/refunds/{id}/done',
    refuses: ['NOT_FOUND', 'BAD_INPUT', 'REFUND_ENDED'],
    params: byId,
    payload: transferPayload,
    options: {
      tags: ['api'],
      description:
        'Records the transfer by which money went back, or that it went back on the provider’s page',
      response: { schema: refundView },
    },
    handler: async (request, _h, { payload }) => {
      const id = String(request.params['id'])
      const ended = await recordTransfer(app, { id, ...payload, ...authorOf(request) })
      return isRefused(ended) ? ended : viewRefund(ended)
    },
  })
}

function refusedRoute(app: Pick<AppContext, 'clock' | 'database' | 'ids' | 'live' | 'plugins'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/refunds/{id}/refused',
    refuses: ['NOT_FOUND', 'BAD_INPUT', 'REFUND_ENDED'],
    params: byId,
    payload: dropPayload,
    options: {
      tags: ['api'],
      description: 'Drops a transfer that was not sent: the order is paid by that money again',
      response: { schema: refundView },
    },
    handler: async (request, _h, { payload }) => {
      const id = String(request.params['id'])
      const ended = await dropRefund(app, { id, ...payload, ...authorOf(request) })
      return isRefused(ended) ? ended : viewRefund(ended)
    },
  })
}

function authorOf(request: Parameters<typeof callerOf>[0]) {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function viewRefund(refund: Refund) {
  const { id, amount, way, status, reason, refusal, providerRef, day, sentAt, endedAt, actor } = refund
  const moments = { sent_at: sentAt, ended_at: endedAt }
  return { id, amount, way, status, reason, refusal, reference: providerRef, day, ...moments, actor }
}
