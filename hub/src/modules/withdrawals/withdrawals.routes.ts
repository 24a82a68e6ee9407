import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { approvalView } from '../approvals/approvals.schemas.ts'
import { readWaiting, secondPersonAnswer, secondPersonFrom } from '../approvals/index.ts'
import { quoteOf } from '../enrollment/index.ts'
import { namedStudents, wordsOf } from '../payments-office/index.ts'
import type { guardedWithdrawal } from './guarded-withdrawal.ts'
import { proposeWithdrawal } from './propose-withdrawal.ts'
import { readWithdrawable } from './read-withdrawable.ts'
import { withdrawStudent } from './withdraw-student.ts'
import {
  listWithdrawals,
  type WithdrawalSearch,
  type WithdrawalSort,
  withdrawalsWithIds,
} from './withdrawal-list.store.ts'
import { viewProposal, viewWithdrawal } from './withdrawal.view.ts'
import {
  proposalQuery,
  proposalView,
  withdrawalHeaders,
  withdrawalPayload,
  withdrawalsQuery,
  withdrawalView,
  withdrawalViews,
} from './withdrawals.schemas.ts'

/** Students who leave after their enrolment was paid (withdrawals-4). */
export function withdrawalsRoutes(app: AppContext, act: ReturnType<typeof guardedWithdrawal>): Route[] {
  return [proposalRoute(app), recordRoute(app, act), listRoute(app)]
}

function proposalRoute(app: Pick<AppContext, 'clock' | 'config' | 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/withdrawals/proposal',
    refuses: ['NOT_FOUND', 'ALREADY_WITHDRAWN', 'BAD_INPUT', 'ORDER_NOT_PAID'],
    reads: (_request, { query }) => query.student_code.toUpperCase(),
    query: proposalQuery,
    options: {
      tags: ['api'],
      description: 'What goes back of a student who leaves on a day, by the season’s rules, line by line',
      response: { schema: proposalView },
    },
    handler: async (_request, _h, { query: { day, student_code: code } }) => {
      const found = await readWithdrawable(app, code.toUpperCase())
      if (isRefused(found)) return found
      const { order, from, today, refund, back } = found
      if (day < from || day > today) return refuse('BAD_INPUT', { fields: { day: ['withdrawal.day'] } })
      const season = app.config.seasons.parents.parent
      const proposal = proposeWithdrawal({ season, day, quote: quoteOf(order), left: refund.left, back })
      const [who = { name: '', grade: '' }] = await namedStudents(app.database, [order.studentCode])
      const about = { subject: `refund:${order.id}`, payment: found.payment }
      return {
        ...viewProposal({ ...found, day, who, proposal }),
        second_person_from: secondPersonFrom(refund.before, app.config.settings.payments),
        waiting: await readWaiting(app.database, about),
      }
    },
  })
}

function recordRoute(app: AppContext, act: ReturnType<typeof guardedWithdrawal>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/withdrawals',
    refuses: [
      'NOT_FOUND',
      'ALREADY_WITHDRAWN',
      'APPROVAL_PENDING',
      'BAD_INPUT',
      'KEY_REUSED',
      'ORDER_NOT_PAID',
      'REFUND_UNDER_WAY',
    ],
    payload: withdrawalPayload,
    options: {
      tags: ['api'],
      description:
        'Records that a student leaves: what goes back is owed, charges to come are cancelled; much money answers 202 with the request that waits for a second person',
      validate: { headers: withdrawalHeaders },
      response: { schema: withdrawalView, status: { 202: approvalView } },
    },
    handler: async (request, h, { payload: { student_code: code, ...said } }) => {
      const key = String(request.headers['idempotency-key'])
      const payload = { ...said, key, studentCode: code.toUpperCase() }
      const waiting = await secondPersonAnswer(app, request, h, { act, payload })
      if (waiting !== null) return waiting
      const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
      const recorded = await withdrawStudent(app, { ...payload, ...author })
      if (isRefused(recorded)) return recorded
      const [row] = await withdrawalsWithIds(app.database, [recorded.id])
      return row === undefined ? refuse('NOT_FOUND') : viewWithdrawal(row)
    },
  })
}

function listRoute(app: Pick<AppContext, 'clock' | 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/withdrawals',
    reads: () => '*',
    query: withdrawalsQuery,
    options: {
      tags: ['api'],
      description: 'Students who have left, the latest first; from and to are days of leaving in Bogotá',
      response: { schema: withdrawalViews },
    },
    handler: async (request, h, { query }) => {
      const sort = sortOf<WithdrawalSort>(request, { by: 'created_at', direction: 'desc' })
      const asked: WithdrawalSearch = { ...filtersOf(request), ...(await wordsOf(app, query)) }
      const { items, ...sums } = await listWithdrawals(app.database, asked, { page: pageOf(request), sort })
      return answerPage(h, { items: items.map(viewWithdrawal), ...sums })
    },
  })
}
