import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { approvalView } from '../approvals/approvals.schemas.ts'
import { readWaiting, secondPersonAnswer, secondPersonFrom } from '../approvals/index.ts'
import { sum } from '../../shared/money.ts'
import { offerRefund } from '../payments/decide-refund.ts'
import {
  type AllocationRefund,
  allocationRefundById,
  refundsOfAttempt,
  refundsOfOrder,
} from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'
import { dropRefund, recordTransfer } from './end-refund.ts'
import type { guardedRefund } from './guarded-refund.ts'
import { payersOfRefunds } from './payers-of-refunds.ts'
import {
  findRefundable,
  refundableDocuments,
  type RefundablePayment,
  refundFacts,
} from './read-refundable.ts'
import { refundPayment } from './refund-payment.ts'
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

/** Money of payments that goes back, and what became of it (payments-44). */
export function refundsRoutes(app: AppContext, act: ReturnType<typeof guardedRefund>): Route[] {
  return [listRoute(app), sendRoute(app, act), doneRoute(app), refusedRoute(app)]
}

type Read = Pick<AppContext, 'config' | 'database' | 'plugins'>

function listRoute(app: Read): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/refunds',
    refuses: ['NOT_FOUND'],
    reads: ({ app: read, params }) => read.student ?? String(params['token']),
    params: byToken,
    options: {
      tags: ['api'],
      description: 'What of a payment went back or is to go back, and what can still be given back',
      response: { schema: refundsView },
    },
    handler: async (request) => {
      const token = String(request.params['token'])
      const whole = await findRefundable(app.database, { token, document: null })
      const documents = whole === null ? await refundableDocuments(app.database, token) : []
      const [first = whole] = documents ?? []
      if (first === null) return refuse('NOT_FOUND')
      request.app.student = first.student
      const view =
        whole === null ? await viewOfDocuments(app, documents ?? [], first) : await viewOfWhole(app, whole)
      const about = { subject: `refund:${first.id}`, payment: first.paid?.allocation.paymentId ?? null }
      return { ...view, waiting: await readWaiting(app.database, about) }
    },
  })
}

/** Of an order, or of what was paid on account. */
async function viewOfWhole(app: Read, whole: RefundablePayment) {
  const { paid } = whole
  const refunds =
    paid !== null && paid.orderId === null
      ? await refundsOfAttempt(app.database, paid.attemptId)
      : await refundsOfOrder(app.database, whole.id)
  const payers = await payersOfRefunds(app.database, whole.id)
  return {
    ...(await offerOf(app, whole)),
    refunds: refunds.map((refund) => ({ ...viewRefund(refund), payers: payers.get(refund.id) ?? [] })),
    documents: [],
  }
}

/** Each document is given back by itself, and nothing of the payment as a whole. */
async function viewOfDocuments(
  app: Read,
  documents: readonly RefundablePayment[],
  { paid }: RefundablePayment,
) {
  const offers = await Promise.all(
    documents.map(async (one) => ({ document: one.document, ...(await offerOf(app, one)) })),
  )
  const refunds = paid === null ? [] : await refundsOfAttempt(app.database, paid.attemptId)
  return {
    left: sum(offers.map(({ left }) => left)),
    provider: 'none',
    contested: offers.some(({ contested }) => contested),
    second_person_from: null,
    refunds: refunds.map((refund) => ({ ...viewRefund(refund), payers: [] })),
    documents: offers,
  }
}

async function offerOf(app: Read, refundable: RefundablePayment) {
  const facts = await refundFacts(app, refundable)
  const from = secondPersonFrom(facts.before, app.config.settings.payments)
  return { ...offerRefund(facts), second_person_from: from }
}

function sendRoute(app: AppContext, act: ReturnType<typeof guardedRefund>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payments/{token}/refunds',
    refuses: ['NOT_FOUND', 'BAD_INPUT', 'KEY_REUSED', 'APPROVAL_PENDING', 'REFUND_UNDER_WAY'],
    params: byToken,
    payload: refundPayload,
    options: {
      tags: ['api'],
      description:
        'Gives back what a payment paid, whole or in part; much money answers 202 with the request that waits for a second person',
      validate: { headers: refundHeaders },
      response: { schema: refundView, status: { 202: approvalView } },
    },
    handler: async (request, h, { payload: said }) => {
      const key = String(request.headers['idempotency-key'])
      const payload = { ...said, key, token: String(request.params['token']) }
      const waiting = await secondPersonAnswer(app, request, h, { act, payload })
      if (waiting !== null) return waiting
      const sent = await refundPayment(app, { ...payload, ...authorOf(request) })
      if (isRefused(sent)) return sent
      const refund = await allocationRefundById(app.database, sent.id)
      return refund === null ? refuse('NOT_FOUND') : viewRefund(refund)
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
      description: 'Drops a transfer that was not sent: that money pays again what it had paid',
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

function viewRefund(refund: AllocationRefund) {
  const { partnerCode: CardCode, docNum: DocNum } = refund
  const document = CardCode === null || DocNum === null ? null : { CardCode, DocNum }
  const { id, amount, way, status, reason, refusal, providerRef, day, sentAt, endedAt, actor } = refund
  const moments = { sent_at: sentAt, ended_at: endedAt }
  return {
    id,
    amount,
    way,
    status,
    document,
    reason,
    refusal,
    reference: providerRef,
    day,
    ...moments,
    actor,
  }
}
