import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { bogotaDay } from '../../shared/local-date.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { Dispute } from '../payments/index.ts'
import { approvalView } from '../approvals/approvals.schemas.ts'
import { refuseWhileWaiting, secondPersonAnswer } from '../approvals/index.ts'
import { answerByOf } from './answer-by.ts'
import { answerDispute } from './answer-dispute.ts'
import {
  answerPayload,
  disputeId,
  disputeView,
  losePayload,
  type OpenDisputeBody,
  openHeaders,
  openPayload,
  winPayload,
} from './disputes.schemas.ts'
import type { guardedLoss } from './guarded-loss.ts'
import type { OpenDisputeCommand } from './judge-opening.ts'
import { loseDispute } from './lose-dispute.ts'
import { readDispute } from './read-dispute.ts'
import type { Author } from './record-dispute.ts'
import { recordOnce } from './record-once.ts'
import { winDispute } from './win-dispute.ts'

/** What finance says of contested payments, from the provider’s mail or page. */
export function disputeActsRoutes(app: AppContext, act: ReturnType<typeof guardedLoss>): Route[] {
  return [openRoute(app), answerRoute(app), winRoute(app), loseRoute(app, act)]
}

const changes = ['NOT_FOUND', 'BAD_INPUT', 'DISPUTE_ENDED'] as const

function openRoute(app: Pick<AppContext, 'clock' | 'database' | 'ids'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/disputes',
    refuses: [
      'NOT_FOUND',
      'BAD_INPUT',
      'DISPUTE_KNOWN',
      'DISPUTE_OPEN',
      'NOT_DISPUTABLE',
      'REFUND_UNDER_WAY',
      'KEY_REUSED',
    ],
    payload: openPayload,
    options: {
      tags: ['api'],
      description: 'Records that a payment is contested, once for each of the provider’s cases',
      validate: { headers: openHeaders },
      response: { schema: disputeView },
    },
    handler: async (request, _h, { payload }) => {
      const key: unknown = request.headers['idempotency-key']
      const recording = { command: commandOf(payload), author: authorOf(request) }
      return answer(app, await recordOnce(app, recording, typeof key === 'string' ? key : null))
    },
  })
}

function commandOf(body: OpenDisputeBody): OpenDisputeCommand {
  const { payment, amount, fee, reason, case_reference: caseRef, opened_on: openedOn } = body
  const answerBy = body.answer_by ?? answerByOf(openedOn)
  return { payment, amount, fee, reason, caseRef, openedOn, answerBy }
}

function answerRoute(app: Pick<AppContext, 'clock' | 'database'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/disputes/{id}/answer',
    refuses: changes,
    params: disputeId,
    payload: answerPayload,
    options: {
      tags: ['api'],
      description: 'Says what was sent to the provider; the same again changes nothing',
      response: { schema: disputeView },
    },
    handler: async (request, _h, { payload: { answer: text, on } }) => {
      const word = { act: 'answer', text, on: on ?? todayOf(app) } as const
      return answer(app, await answerDispute(app, { ...saidBy(request), word, reason: null }))
    },
  })
}

function winRoute(app: Pick<AppContext, 'clock' | 'database'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/disputes/{id}/win',
    refuses: [...changes, 'APPROVAL_PENDING'],
    params: disputeId,
    payload: winPayload,
    options: {
      tags: ['api'],
      description: 'Says that the provider decided for the school, which has the money again',
      response: { schema: disputeView },
    },
    handler: async (request, _h, { payload: { reason, on } }) => {
      const said = saidBy(request)
      const waiting = await refuseWhileWaiting(app.database, { subject: `dispute:${said.id}`, payment: null })
      if (waiting !== null) return waiting
      const word = { act: 'win', on: on ?? todayOf(app) } as const
      return answer(app, await winDispute(app, { ...said, word, reason }))
    },
  })
}

function loseRoute(app: AppContext, act: ReturnType<typeof guardedLoss>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/disputes/{id}/lose',
    refuses: [...changes, 'APPROVAL_PENDING'],
    params: disputeId,
    payload: losePayload,
    options: {
      tags: ['api'],
      description:
        'Says that the provider decided against the school, and who bears it: the family pays again; much money that the school bears answers 202 with the request that waits for a second person',
      response: { schema: disputeView, status: { 202: approvalView } },
    },
    handler: async (request, h, { payload: { borne_by: borneBy, reason, on = todayOf(app) } }) => {
      const { id, author } = saidBy(request)
      const waiting = await secondPersonAnswer(app, request, h, { act, payload: { id, on, borneBy, reason } })
      if (waiting !== null) return waiting
      const word = { act: 'lose', borneBy, on } as const
      return answer(app, await loseDispute(app, { id, author, word, reason }))
    },
  })
}

async function answer<Code extends string>(
  app: Pick<AppContext, 'clock' | 'database'>,
  changed: Refusal<Code> | Dispute,
) {
  if (isRefused(changed)) return changed
  return (await readDispute(app, changed.id)) ?? refuse('NOT_FOUND')
}

function saidBy(request: Request) {
  return { id: String(request.params['id']), author: authorOf(request) }
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

function todayOf({ clock }: Pick<AppContext, 'clock'>) {
  return bogotaDay(clock.now())
}
