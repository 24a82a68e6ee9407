import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { type Caller, callerOf, isOffice } from '../../http/caller.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { choicesPayload, draftPayload, draftView, quoteView, studentView } from './enrollment.schemas.ts'
import { previewEnrollment, quoteEnrollment } from './quote-enrollment.ts'
import { quoteRefusals } from './quote-refusals.ts'
import { viewQuote } from './quote.view.ts'
import { readDraft, viewDraft } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { saveDraft } from './save-draft.ts'
import { viewStudent } from './student.view.ts'

export function enrollmentRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/student',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      options: { tags: ['api'], description: 'The session’s student', response: { schema: studentView } },
      handler: async (request) => {
        const enrollee = await readEnrollee(app, callerOf(request).subject)
        if (isRefused(enrollee)) return enrollee
        return viewStudent(app, enrollee, request.info.id)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/draft',
      options: { tags: ['api'], description: 'The wizard’s state', response: { schema: draftView } },
      handler: async (request) => {
        const family = callerOf(request)
        return viewDraft(await readDraft(app, family.subject), family)
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/enrollment/draft',
      refuses: [
        'DRAFT_CHANGED',
        'TRANSPORT_NOT_CONFIRMED',
        'PERIOD_CLOSED',
        'ORDER_PAID',
        'PAYMENT_PENDING',
        'ORDER_EXISTS',
      ],
      payload: draftPayload,
      options: {
        tags: ['api'],
        description: 'Keeps the wizard’s state over the version it was made from',
        response: { schema: draftView },
      },
      handler: async (request, _h, { payload }) => {
        const { activities: _held, ...wanted } = payload
        const family = callerOf(request)
        const kept = await saveDraft(app, family, { wanted, trace: request.info.id })
        return isRefused(kept) ? kept : viewDraft(kept, family)
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/enrollment/quotes',
      refuses: quoteRefusals,
      reads: (_request, { payload }) => String(payload.studentCode).toUpperCase(),
      payload: choicesPayload,
      options: {
        tags: ['api'],
        description: 'Prices the family’s choices, with the proof of each amount',
        response: { schema: quoteView },
      },
      handler: async (request, _h, { payload }) => {
        const { studentCode, transport: asked, withoutBalance, ...choices } = payload
        const code = quotedCode(callerOf(request), studentCode)
        if (isRefused(code)) return code
        const transport = asked.is === 'kept' ? (await readDraft(app, code)).transport : asked
        const price = withoutBalance === true ? previewEnrollment : quoteEnrollment
        const priced = await price(app, code, { ...choices, transport })
        if (isRefused(priced)) return priced
        const reader = { texts: app.config.texts, locale: localeOf(request) }
        return 'quote' in priced
          ? viewQuote(priced.quote, reader, priced.balanceKnown)
          : viewQuote(priced, reader)
      },
    }),
  ]
}

/** Whose price is asked: a family's own student, or the one that the office names. */
function quotedCode(caller: Caller, asked: string | undefined): Refusal<'BAD_INPUT' | 'NOT_FOUND'> | string {
  if (!isOffice(caller)) return authorizeStudent(caller, asked ?? caller.subject)
  return asked?.toUpperCase() ?? refuse('BAD_INPUT', { fields: { studentCode: ['validation.any.required'] } })
}
