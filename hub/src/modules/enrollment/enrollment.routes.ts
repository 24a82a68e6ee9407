import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { type Caller, callerOf, isOffice } from '../../http/caller.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { choicesPayload, draftPayload, draftView, quoteView, studentView } from './enrollment.schemas.ts'
import { type EnrollmentChoices, previewEnrollment, quoteEnrollment } from './quote-enrollment.ts'
import { quoteRefusals } from './quote-refusals.ts'
import { viewQuote } from './quote.view.ts'
import { readDraft, viewDraft, type DraftView } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { saveDraft } from './save-draft.ts'
import { viewStudent } from './student.view.ts'

export function enrollmentRoutes(app: AppContext): Route[] {
  const { texts } = app.config
  return [
    {
      method: 'GET',
      path: '/api/enrollment/student',
      refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
      options: { tags: ['api'], description: 'The session’s student', response: { schema: studentView } },
      handler: async (request, h) => {
        const enrollee = await readEnrollee(app, callerOf(request).subject)
        if (isRefused(enrollee)) return answerRefusal(texts, request, h, enrollee)
        return viewStudent(app, enrollee, request.info.id)
      },
    },
    {
      method: 'GET',
      path: '/api/enrollment/draft',
      options: { tags: ['api'], description: 'The wizard’s state', response: { schema: draftView } },
      handler: async (request) => {
        const family = callerOf(request)
        return viewDraft(await readDraft(app, family.subject), family)
      },
    },
    {
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
      options: {
        tags: ['api'],
        description: 'Keeps the wizard’s state over the version it was made from',
        validate: { payload: draftPayload },
        response: { schema: draftView },
      },
      handler: async (request, h) => {
        const { activities: _held, ...wanted } = request.payload as DraftView
        const family = callerOf(request)
        const kept = await saveDraft(app, family, { wanted, trace: request.info.id })
        return isRefused(kept) ? answerRefusal(texts, request, h, kept) : viewDraft(kept, family)
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/quotes',
      refuses: quoteRefusals,
      reads: (request) => String(inputOf(request).studentCode).toUpperCase(),
      options: {
        tags: ['api'],
        description: 'Prices the family’s choices, with the proof of each amount',
        validate: { payload: choicesPayload },
        response: { schema: quoteView },
      },
      handler: async (request, h) => {
        const { studentCode, transport: asked, withoutBalance, ...choices } = inputOf(request)
        const code = quotedCode(callerOf(request), studentCode)
        if (isRefused(code)) return answerRefusal(texts, request, h, code)
        const transport = asked.is === 'kept' ? (await readDraft(app, code)).transport : asked
        const price = withoutBalance === true ? previewEnrollment : quoteEnrollment
        const priced = await price(app, code, { ...choices, transport })
        if (isRefused(priced)) return answerRefusal(texts, request, h, priced)
        return 'quote' in priced ? viewQuote(priced.quote, priced.balanceKnown) : viewQuote(priced)
      },
    },
  ]
}

interface QuoteInput extends Omit<EnrollmentChoices, 'transport'> {
  readonly studentCode?: string
  readonly transport: EnrollmentChoices['transport'] | { readonly is: 'kept' }
  readonly withoutBalance?: boolean
}

function inputOf({ payload }: Request): QuoteInput {
  return payload as QuoteInput
}

/** Whose price is asked: a family's own student, or the one that the office names. */
function quotedCode(caller: Caller, asked: string | undefined): Refusal | string {
  if (!isOffice(caller)) return authorizeStudent(caller, asked ?? caller.subject)
  return asked?.toUpperCase() ?? refuse('BAD_INPUT', { fields: { studentCode: ['validation.any.required'] } })
}
