import type { Request } from '@hapi/hapi'
import pMap from 'p-map'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import type { Approval } from './approval.ts'
import { type ApprovalSearch, type ApprovalSort, listApprovals } from './approval-list.store.ts'
import { approvalById } from './approval.store.ts'
import { viewApproval } from './approval.view.ts'
import { approve } from './approve.ts'
import {
  approvalsQuery,
  approvalsView,
  approvalView,
  byId,
  endingPayload,
  policyView,
} from './approvals.schemas.ts'
import { refuseApproval, withdrawApproval } from './close-approval.ts'
import type { GuardedActs } from './guarded-act.ts'
import type { Author } from './audit-approval.ts'

/** What waits for a second person, and the decisions about it. */
export function approvalsRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'live'>,
  acts: GuardedActs,
): Route[] {
  return [
    listRoute(app, acts),
    policyRoute(app),
    oneRoute(app, acts),
    approveRoute(app, acts),
    refuseRoute(app, acts),
    withdrawRoute(app, acts),
  ]
}

function listRoute(app: Pick<AppContext, 'database'>, acts: GuardedActs): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/approvals',
    reads: () => '*',
    query: approvalsQuery,
    options: {
      tags: ['api'],
      description: 'Acts about money that wait for a second person, and what became of them',
      response: { schema: approvalsView },
    },
    handler: async (request, h) => {
      const sort = sortOf<ApprovalSort>(request, { by: 'requested_at', direction: 'desc' })
      const asked: ApprovalSearch = filtersOf(request)
      const { items, total } = await listApprovals(app.database, asked, { page: pageOf(request), sort })
      const told = await pMap(
        items,
        (approval) =>
          viewApproval(app.database, acts.get(approval.act), approval, actorOf(callerOf(request))),
        { concurrency: 4 },
      )
      return answerPage(h, { items: told, total })
    },
  })
}

function policyRoute({ config }: Pick<AppContext, 'config'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/approvals/policy',
    options: {
      tags: ['api'],
      description: 'From which amount on an act about money needs a second person',
      response: { schema: policyView },
    },
    handler: () => ({ second_person_from: config.settings.payments.secondPersonFrom }),
  })
}

function oneRoute(app: Pick<AppContext, 'database'>, acts: GuardedActs): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/approvals/{id}',
    refuses: ['NOT_FOUND'],
    reads: ({ app, params }) => app.student ?? String(params['id']),
    params: byId,
    options: {
      tags: ['api'],
      description: 'One request with what it is about',
      response: { schema: approvalView },
    },
    handler: async (request) => {
      const approval = await approvalById(app.database, idOf(request))
      if (approval?.student != null) request.app.student = approval.student
      return answer(app, acts, request, approval ?? refuse('NOT_FOUND'))
    },
  })
}

function approveRoute(app: Pick<AppContext, 'database' | 'clock' | 'live'>, acts: GuardedActs): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/approvals/{id}/approve',
    refuses: [
      'NOT_FOUND',
      'APPROVAL_OWN',
      'NOT_INDEPENDENT',
      'APPROVAL_CLOSED',
      'APPROVAL_OUTDATED',
      'ALREADY_RESOLVED',
      'ALREADY_WITHDRAWN',
      'KEY_REUSED',
      'BAD_INPUT',
      'DISPUTE_ENDED',
      'FILE_UNREADABLE',
      'NOT_A_PENDING_AGREEMENT',
      'ORDER_NOT_PAID',
      'REFUND_UNDER_WAY',
      'VENDOR_REFUSED',
      'TOO_MANY_TRIES',
      'FEATURE_DOWN',
    ],
    params: byId,
    options: {
      tags: ['api'],
      description:
        'Does what somebody else has asked for, if it still is what it was; again, it answers what was done',
      response: { schema: approvalView },
    },
    handler: async (request) =>
      answer(app, acts, request, await approve(app, acts, idOf(request), authorOf(request))),
  })
}

function refuseRoute(app: Pick<AppContext, 'database' | 'clock'>, acts: GuardedActs): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/approvals/{id}/refuse',
    refuses: ['NOT_FOUND', 'APPROVAL_CLOSED', 'APPROVAL_OWN', 'NOT_INDEPENDENT'],
    params: byId,
    payload: endingPayload,
    options: {
      tags: ['api'],
      description: 'Says no to what somebody else has asked for',
      response: { schema: approvalView },
    },
    handler: async (request, _h, { payload: { reason } }) => {
      const ending = { id: idOf(request), reason }
      return answer(app, acts, request, await refuseApproval(app, ending, authorOf(request)))
    },
  })
}

function withdrawRoute(app: Pick<AppContext, 'database' | 'clock'>, acts: GuardedActs): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/approvals/{id}/withdraw',
    refuses: ['NOT_FOUND', 'APPROVAL_CLOSED', 'FORBIDDEN'],
    params: byId,
    payload: endingPayload,
    options: {
      tags: ['api'],
      description: 'Takes back what one has asked for',
      response: { schema: approvalView },
    },
    handler: async (request, _h, { payload: { reason } }) => {
      const ending = { id: idOf(request), reason }
      return answer(app, acts, request, await withdrawApproval(app, ending, authorOf(request)))
    },
  })
}

function idOf(request: Request): string {
  return String(request.params['id'])
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

async function answer<Code extends string>(
  app: Pick<AppContext, 'database'>,
  acts: GuardedActs,
  request: Request,
  done: Refusal<Code> | Approval,
) {
  if (isRefused(done)) return done
  return viewApproval(app.database, acts.get(done.act), done, actorOf(callerOf(request)))
}
