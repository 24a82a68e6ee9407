import type { Request, ResponseToolkit } from '@hapi/hapi'
import pMap from 'p-map'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
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
import { type Ending, refuseApproval, withdrawApproval } from './close-approval.ts'
import type { GuardedActs } from './guarded-act.ts'
import type { Author } from './audit-approval.ts'

/** What waits for a second person, and the decisions about it. */
export function approvalsRoutes(app: AppContext, acts: GuardedActs): Route[] {
  return [
    listRoute(app, acts),
    policyRoute(app),
    oneRoute(app, acts),
    approveRoute(app, acts),
    endRoute(app, acts, {
      word: 'refuse',
      description: 'Says no to what somebody else has asked for',
      end: refuseApproval,
    }),
    endRoute(app, acts, {
      word: 'withdraw',
      description: 'Takes back what one has asked for',
      end: withdrawApproval,
    }),
  ]
}

function listRoute(app: AppContext, acts: GuardedActs): Route {
  return {
    method: 'GET',
    path: '/api/approvals',
    reads: () => '*',
    options: {
      tags: ['api'],
      description: 'Acts about money that wait for a second person, and what became of them',
      validate: { query: approvalsQuery },
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
  }
}

function policyRoute({ config }: AppContext): Route {
  return {
    method: 'GET',
    path: '/api/approvals/policy',
    options: {
      tags: ['api'],
      description: 'From which amount on an act about money needs a second person',
      response: { schema: policyView },
    },
    handler: () => ({ second_person_from: config.settings.payments.secondPersonFrom }),
  }
}

function oneRoute(app: AppContext, acts: GuardedActs): Route {
  return {
    method: 'GET',
    path: '/api/approvals/{id}',
    refuses: ['NOT_FOUND'],
    reads: ({ app, params }) => app.student ?? String(params['id']),
    options: {
      tags: ['api'],
      description: 'One request with what it is about',
      validate: { params: byId },
      response: { schema: approvalView },
    },
    handler: async (request, h) => {
      const approval = await approvalById(app.database, idOf(request))
      if (approval?.student != null) request.app.student = approval.student
      return answer(app, acts, request, h, approval ?? refuse('NOT_FOUND'))
    },
  }
}

function approveRoute(app: AppContext, acts: GuardedActs): Route {
  return {
    method: 'POST',
    path: '/api/approvals/{id}/approve',
    refuses: [
      'NOT_FOUND',
      'APPROVAL_OWN',
      'NOT_INDEPENDENT',
      'APPROVAL_CLOSED',
      'APPROVAL_OUTDATED',
      'VENDOR_REFUSED',
      'FEATURE_DOWN',
    ],
    options: {
      tags: ['api'],
      description:
        'Does what somebody else has asked for, if it still is what it was; again, it answers what was done',
      validate: { params: byId },
      response: { schema: approvalView },
    },
    handler: async (request, h) =>
      answer(app, acts, request, h, await approve(app, acts, idOf(request), authorOf(request))),
  }
}

interface End {
  readonly word: 'refuse' | 'withdraw'
  readonly description: string
  readonly end: (app: AppContext, ending: Ending, author: Author) => Promise<Refusal | Approval>
}

function endRoute(app: AppContext, acts: GuardedActs, { word, description, end }: End): Route {
  return {
    method: 'POST',
    path: `/api/approvals/{id}/${word}`,
    refuses: [
      'NOT_FOUND',
      'APPROVAL_CLOSED',
      ...(word === 'refuse' ? (['APPROVAL_OWN', 'NOT_INDEPENDENT'] as const) : []),
    ],
    options: {
      tags: ['api'],
      description,
      validate: { params: byId, payload: endingPayload },
      response: { schema: approvalView },
    },
    handler: async (request, h) => {
      const { reason } = request.payload as { reason: string }
      return answer(app, acts, request, h, await end(app, { id: idOf(request), reason }, authorOf(request)))
    },
  }
}

function idOf(request: Request): string {
  return String(request.params['id'])
}

function authorOf(request: Request): Author {
  return { actor: actorOf(callerOf(request)), trace: request.info.id }
}

async function answer(
  app: AppContext,
  acts: GuardedActs,
  request: Request,
  h: ResponseToolkit,
  done: Refusal | Approval,
) {
  if (isRefused(done)) return answerRefusal(app.config.texts, request, h, done)
  return viewApproval(app.database, acts.get(done.act), done, actorOf(callerOf(request)))
}
