import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, pageOf, sortOf } from '../../http/paging.ts'
import { type LocalDate, startOfDay } from '../../shared/local-date.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { secondPersonAnswer } from '../approvals/index.ts'
import { approvalView } from '../approvals/approvals.schemas.ts'
import { askPendingNow } from './ask-pending-now.ts'
import { studentsOf, studentsOfEach } from './exception-students.store.ts'
import { type ExceptionSearch, type ExceptionSort, listExceptions } from './exception-list.store.ts'
import {
  askedView,
  exceptionsQuery,
  exceptionToken,
  exceptionView,
  exceptionViews,
  listedPayments,
  paymentsQuery,
  resolvePayload,
  retried,
} from './office.schemas.ts'
import type { guardedResolution } from './guarded-resolution.ts'
import { viewException, viewListedPayment } from './office.view.ts'
import { listPayments, type PaymentSort } from './payment-list.store.ts'
import type { PaymentSearch } from './payment-search.store.ts'
import { namedParts } from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'
import { resolveException } from './resolve-exception.ts'
import { retryOrderDelivery } from './retry-order-delivery.ts'
import { timelineView } from './timeline.schemas.ts'
import { readTimeline } from './timeline.store.ts'
import { wordsOf } from './words-of.ts'

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** Whose record a token has opened, for the audit trail. */
    student?: string
  }
}

const byToken = Joi.object({ token: token.required() })

/** Payments as finance sees them, what went wrong with them, and what can be done about it. */
export function officeRoutes(app: AppContext, acts: ResolutionActs): Route[] {
  return [
    listRoute(app),
    exceptionsRoute(app),
    timelineRoute(app),
    resolveRoute(app, acts),
    retryRoute(app),
    askRoute(app),
  ]
}

function listRoute(app: Pick<AppContext, 'database' | 'clock'>): Route {
  const { database } = app
  return defineRoute({
    method: 'GET',
    path: '/api/payments',
    reads: () => '*',
    query: paymentsQuery,
    options: {
      tags: ['api'],
      description: 'Orders with the state of their payment; from and to are days of its beginning in Bogotá',
      response: { schema: listedPayments },
    },
    handler: async (request, h, { query }) => {
      const sort = sortOf<PaymentSort>(request, { by: 'started_at', direction: 'desc' })
      const input = { page: pageOf(request), sort }
      const words = await wordsOf(app, query)
      const { items, ...sums } = await listPayments(
        database,
        { ...searchOf(filtersOf(request)), ...words },
        input,
      )
      return answerPage(h, { items: items.map(viewListedPayment), ...sums })
    },
  })
}

function exceptionsRoute(app: Pick<AppContext, 'database' | 'clock' | 'plugins'>): Route {
  const { database } = app
  return defineRoute({
    method: 'GET',
    path: '/api/payments/exceptions',
    reads: () => '*',
    query: exceptionsQuery,
    options: {
      tags: ['api'],
      description: 'What a person must look into, and what was done about it',
      response: { schema: exceptionViews },
    },
    handler: async (request, h, { query }) => {
      const sort = sortOf<ExceptionSort>(request, { by: 'created_at', direction: 'desc' })
      const asked: ExceptionSearch = { ...filtersOf(request), ...(await wordsOf(app, query)) }
      const { items, ...sums } = await listExceptions(database, asked, { page: pageOf(request), sort })
      const students = await studentsOfEach(database, items)
      const parts = await namedParts(
        database,
        items.map(({ reference }) => reference),
      )
      const views = items.map((row) =>
        viewException(app, row, {
          students: students.get(row.id) ?? [],
          part: parts.get(row.reference) ?? null,
        }),
      )
      return answerPage(h, { items: views, ...sums })
    },
  })
}

function timelineRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/timeline',
    refuses: ['NOT_FOUND'],
    reads: ({ app, params }) => app.student ?? String(params['token']),
    params: byToken,
    options: {
      tags: ['api'],
      description: 'One order from the click to the receipt: attempts, callbacks, deliveries, document',
      response: { schema: timelineView },
    },
    handler: async (request) => {
      const timeline = await readTimeline(app, String(request.params['token']))
      if (timeline === null) return refuse('NOT_FOUND')
      request.app.student = timeline.student
      return timeline
    },
  })
}

export interface ResolutionActs {
  readonly refund: ReturnType<typeof guardedResolution>
  readonly resolve: ReturnType<typeof guardedResolution>
}

function resolveRoute(app: AppContext, acts: ResolutionActs): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payments/{token}/resolve',
    refuses: [
      'NOT_FOUND',
      'ALREADY_RESOLVED',
      'BAD_INPUT',
      'APPROVAL_PENDING',
      'VENDOR_REFUSED',
      'REFUND_UNDER_WAY',
      'FEATURE_DOWN',
    ],
    params: Joi.object({ token: exceptionToken }),
    payload: resolvePayload,
    options: {
      tags: ['api'],
      description:
        'Says what was done about an exception; the token is its own, none where it has none. Much money answers 202 with the request that waits for a second person',
      response: { schema: exceptionView, status: { 202: approvalView } },
    },
    handler: async (request, h, { payload: said }) => {
      const payload = { ...said, token: String(request.params['token']) }
      const act = acts[said.outcome === 'refund' ? 'refund' : 'resolve']
      const waiting = await secondPersonAnswer(app, request, h, { act, payload })
      if (waiting !== null) return waiting
      const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
      const resolved = await resolveException(app, { ...payload, ...author })
      if (isRefused(resolved)) return resolved
      const { reference } = resolved
      const part = (await namedParts(app.database, [reference])).get(reference) ?? null
      return viewException(app, resolved, { students: await studentsOf(app.database, resolved), part })
    },
  })
}

function retryRoute(app: Pick<AppContext, 'database' | 'clock' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payments/{token}/retry-delivery',
    refuses: ['NOT_FOUND', 'NOT_ON_HOLD'],
    params: byToken,
    options: {
      tags: ['api'],
      description: 'Lets what is on hold of an order try again at once',
      response: { schema: retried },
    },
    handler: (request) => {
      const actor = actorOf(callerOf(request))
      const retry = { token: String(request.params['token']), actor, trace: request.info.id }
      return retryOrderDelivery(app, retry)
    },
  })
}

function askRoute(app: Pick<AppContext, 'database' | 'clock' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/payments/reconcile',
    options: {
      tags: ['api'],
      description: 'Lets the providers be asked at once about every payment that waits for their word',
      response: { schema: askedView },
    },
    handler: (request) => askPendingNow(app, { actor: actorOf(callerOf(request)), trace: request.info.id }),
  })
}

interface PaymentsQuery extends Omit<PaymentSearch, 'since' | 'until'> {
  readonly from?: LocalDate
  readonly to?: LocalDate
}

function searchOf({ from, to, ...exact }: PaymentsQuery): PaymentSearch {
  return {
    ...exact,
    ...(from !== undefined && { since: startOfDay(from) }),
    ...(to !== undefined && { until: endOfDay(to) }),
  }
}

/** Bogotá's days all have 24 hours. */
function endOfDay(day: LocalDate): Date {
  return new Date(startOfDay(day).getTime() + 24 * 60 * 60 * 1000)
}
