import type { Place } from '@matricula/contract'
import type { House } from '../../house.ts'
import type { Route } from '../../http/doors.ts'
import { type Caller, callerOf } from '../../http/caller.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { confirmTransport, type ConfirmedWish } from './confirm-transport.ts'
import type { StoredDraft } from './draft.store.ts'
import {
  choicesPayload,
  confirmPayload,
  confirmView,
  draftPayload,
  draftView,
  quoteView,
  studentView,
} from './enrollment.schemas.ts'
import { type EnrollmentChoices, quoteEnrollment } from './quote-enrollment.ts'
import { viewQuote } from './quote.view.ts'
import { readDraft } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { saveDraft } from './save-draft.ts'
import { viewStudent } from './student.view.ts'

export function enrollmentRoutes(house: House): Route[] {
  const { texts } = house.config
  return [
    {
      method: 'GET',
      path: '/api/enrollment/student',
      options: { tags: ['api'], description: 'The session’s student', response: { schema: studentView } },
      handler: async (request, h) => {
        const enrollee = await readEnrollee(house, callerOf(request).subject)
        if (isRefused(enrollee)) return answerRefusal(texts, request, h, enrollee)
        return viewStudent(house, enrollee, request.info.id)
      },
    },
    {
      method: 'GET',
      path: '/api/enrollment/draft',
      options: { tags: ['api'], description: 'The wizard’s state', response: { schema: draftView } },
      handler: (request) => readDraft(house, callerOf(request).subject),
    },
    {
      method: 'PUT',
      path: '/api/enrollment/draft',
      options: {
        tags: ['api'],
        description: 'Keeps the wizard’s state over the version it was made from',
        validate: { payload: draftPayload },
        response: { schema: draftView },
      },
      handler: async (request, h) => {
        const { activities: _held, ...draft } = request.payload as StoredDraft & { activities?: string[] }
        const kept = await saveDraft(house, callerOf(request).subject, draft)
        return isRefused(kept) ? answerRefusal(texts, request, h, kept) : kept
      },
    },
    {
      method: 'POST',
      path: '/api/enrollment/quotes',
      options: {
        tags: ['api'],
        description: 'Prices the family’s choices, with the proof of each amount',
        validate: { payload: choicesPayload },
        response: { schema: quoteView },
      },
      handler: async (request, h) => {
        const { studentCode, ...choices } = request.payload as EnrollmentChoices & { studentCode?: string }
        const code = quotedCode(callerOf(request), studentCode)
        if (isRefused(code)) return answerRefusal(texts, request, h, code)
        const quote = await quoteEnrollment(house, code, choices)
        return isRefused(quote) ? answerRefusal(texts, request, h, quote) : viewQuote(quote)
      },
    },
    {
      method: 'POST',
      path: '/api/googleAPI/confirm',
      options: {
        tags: ['api'],
        description: 'Confirms the student’s transport: measured and priced by the hub',
        validate: { payload: confirmPayload },
        response: { schema: confirmView },
      },
      handler: async (request, h) => {
        const { subject } = callerOf(request)
        const { code, wish } = wishFrom(request.payload as ConfirmPayload)
        if (code !== subject) return answerRefusal(texts, request, h, refuse('NOT_FOUND'))
        const transport = await confirmTransport(house, subject, wish, request.info.id)
        return isRefused(transport)
          ? answerRefusal(texts, request, h, transport)
          : { status: 'DONE', transport }
      },
    },
  ]
}

/** Whose price is asked: a family's own student, or the one that staff name. */
function quotedCode({ kind, subject }: Caller, asked: string | undefined): Refusal | string {
  if (kind === 'staff') {
    return (
      asked?.toUpperCase() ?? refuse('BAD_INPUT', { fields: { studentCode: ['validation.any.required'] } })
    )
  }
  return asked === undefined || asked.toUpperCase() === subject ? subject : refuse('NOT_FOUND')
}

interface ConfirmPayload {
  readonly code: string
  readonly modality: ConfirmedWish['modality']
  readonly transport: Pick<ConfirmedWish, 'busStop' | 'direction' | 'basis'>
  readonly fullDirectionObject: Place
}

function wishFrom({ code, modality, transport, fullDirectionObject }: ConfirmPayload) {
  return { code: code.toUpperCase(), wish: { modality, ...transport, place: fullDirectionObject } }
}
