import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { callerOf, isOffice } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused } from '../../shared/refusal.ts'
import { quoteRefusals } from '../enrollment/quote-refusals.ts'
import { makerOf } from '../pay-links/index.ts'
import { makeSplit } from './make-split.ts'
import { showSplit } from './show-split.ts'
import type { LabelledPart, SplitActor } from './split-command.ts'
import { type PartPayload, splitParams, splitPayload, splitView } from './splits.schemas.ts'
import { undoSplit } from './undo-split.ts'

const all = '/api/enrollment/splits'
const path = `${all}/{student}`

/** Splits one family makes in the window of access: each replaces the one before and makes links. Finance makes those of a file. */
const mostMade = 30

/** What a family does with the split of its own order, and finance with any student's. */
export function splitsRoutes(app: AppContext): Route[] {
  const made = app.limitTries('splits', mostMade, app.config.settings.access.windowMinutes)
  return [
    defineRoute({
      method: 'GET',
      path,
      refuses: ['NOT_FOUND'],
      reads: (_request, { params: { student } }) => student.toUpperCase(),
      params: splitParams,
      options: {
        tags: ['api'],
        description: 'How an enrollment may be paid in parts, and the parts that it is paid in',
        response: { schema: splitView },
      },
      handler: async (request, _h, { params: { student } }) => {
        const studentCode = authorizeStudent(callerOf(request), student)
        return isRefused(studentCode) ? studentCode : showSplit(app, { studentCode, ...actorIn(request) })
      },
    }),
    defineRoute({
      method: 'PUT',
      path: all,
      refuses: [
        ...quoteRefusals,
        'SPLIT_NOT_OFFERED',
        'SPLIT_PARTS',
        'SPLIT_SUM',
        'SPLIT_MINIMUM',
        'SPLIT_BEGUN',
        'SPLIT_STANDS',
        'PRICE_CHANGED',
        'NOTHING_DUE',
        'ORDER_PAID',
        'ENROLLMENT_WITHDRAWN',
        'PAYMENT_PENDING',
        'INVOICE_PENDING',
        'DOCUMENTS_MISSING',
        'TOO_MANY_TRIES',
      ],
      reads: (_request, { payload: { student } }) => student.toUpperCase(),
      payload: splitPayload,
      options: {
        tags: ['api'],
        description:
          'Splits what is due today into parts, each with a link; replaces a split that nobody paid',
        response: { schema: splitView },
      },
      handler: async (request, _h, { payload: { student, parts, ...asked } }) => {
        const studentCode = authorizeStudent(callerOf(request), student)
        if (isRefused(studentCode)) return studentCode
        const actor = actorIn(request)
        const tooMany = actor.isFinance ? null : await made.take(actor.maker.madeBy)
        if (tooMany !== null) return tooMany
        const command = {
          ...asked,
          ...actor,
          studentCode,
          parts: parts.map(partFrom),
          trace: request.info.id,
        }
        const split = await makeSplit(app, command)
        return isRefused(split) ? split : showSplit(app, { studentCode, ...actor })
      },
    }),
    defineRoute({
      method: 'DELETE',
      path,
      refuses: ['NOT_FOUND', 'SPLIT_BEGUN'],
      reads: (_request, { params: { student } }) => student.toUpperCase(),
      params: splitParams,
      options: {
        tags: ['api'],
        description: 'Undoes a split of which nothing is paid or under way',
        response: { schema: splitView },
      },
      handler: async (request, _h, { params: { student } }) => {
        const studentCode = authorizeStudent(callerOf(request), student)
        if (isRefused(studentCode)) return studentCode
        const actor = { studentCode, ...actorIn(request) }
        const refusal = await undoSplit(app, { ...actor, trace: request.info.id })
        return refusal ?? showSplit(app, actor)
      },
    }),
  ]
}

function actorIn(request: Request): SplitActor {
  return { maker: makerOf(request), isFinance: isOffice(callerOf(request)) }
}

function partFrom({ label, percentBps, amount }: PartPayload): LabelledPart {
  return { label, percentBps: percentBps ?? null, asked: amount ?? null }
}
