import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { TextReader } from '../../config/texts.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { type Caller, callerOf, isOffice, actorOf } from '../../http/caller.ts'
import { authorizeStudent } from '../../http/authorize-student.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import {
  choicesPayload,
  draftPayload,
  draftQuoteView,
  draftView,
  quoteView,
  studentView,
} from './enrollment.schemas.ts'
import { previewEnrollment, quoteEnrollment } from './quote-enrollment.ts'
import { quoteRefusals } from './quote-refusals.ts'
import { viewQuote } from './quote.view.ts'
import { readDraft, viewDraft, type Draft, type DraftView } from './read-draft.ts'
import { readEnrollee } from './read-enrollee.ts'
import { viewStudent } from './student.view.ts'
import { closedSince } from '../pricing/choices.ts'
import type { Period } from '../seasons/season.ts'
import { readStudent } from '../students/index.ts'
import type { TransportView, TransportChoice } from '../transport/index.ts'
import { refuseFamilyOnceSettled } from './still-open.ts'
import { choosesTheSame, writeDraft } from './write-draft.ts'

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
      method: 'GET',
      path: '/api/enrollment/draft/quote',
      refuses: quoteRefusals,
      options: {
        tags: ['api'],
        description: 'Prices what the draft holds, also where the balance cannot be read',
        response: { schema: draftQuoteView },
      },
      handler: async (request) => {
        const { subject } = callerOf(request)
        const { version, step: _step, ...choices } = await readDraft(app, subject)
        const priced = await previewEnrollment(app, subject, choices)
        if (isRefused(priced)) return priced
        return { version, quote: viewQuote(priced.quote, readerOf(app, request), priced.balanceKnown) }
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
        'ENROLLMENT_WITHDRAWN',
        'PAYMENT_PENDING',
        'SPLIT_STANDS',
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
        const wanted = { ...choices, transport }
        const priced = await (withoutBalance === true
          ? previewEnrollment(app, code, wanted)
          : quoteEnrollment(app, await readStudent(app, code), wanted))
        if (isRefused(priced)) return priced
        const reader = readerOf(app, request)
        return 'quote' in priced
          ? viewQuote(priced.quote, reader, priced.balanceKnown)
          : viewQuote(priced, reader)
      },
    }),
  ]
}

function readerOf({ config }: Pick<AppContext, 'config'>, request: Request): TextReader {
  return { texts: config.texts, locale: localeOf(request) }
}

/** Whose price is asked: a family's own student, or the one that the office names. */
function quotedCode(caller: Caller, asked: string | undefined): Refusal<'BAD_INPUT' | 'NOT_FOUND'> | string {
  if (!isOffice(caller)) return authorizeStudent(caller, asked ?? caller.subject)
  return asked?.toUpperCase() ?? refuse('BAD_INPUT', { fields: { studentCode: ['validation.any.required'] } })
}

/**
 * Keeps the wizard's state. The second of two parents to save gets the other's draft with the refusal, so that no
 * change is lost. A chosen transport is only ever the one the hub itself confirmed. A period that has closed meanwhile is
 * not chosen any more, though what else a family with that period changes is kept. Once an order is priced with the
 * choices they stay as they are, though the family may still go from step to step.
 */
async function saveDraft(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins'>,
  family: Caller,
  { wanted, trace }: { wanted: Omit<DraftView, 'activities'>; trace: string },
): Promise<
  | Refusal<
      | 'DRAFT_CHANGED'
      | 'ENROLLMENT_WITHDRAWN'
      | 'ORDER_EXISTS'
      | 'ORDER_PAID'
      | 'PAYMENT_PENDING'
      | 'SPLIT_STANDS'
      | 'PERIOD_CLOSED'
      | 'TRANSPORT_NOT_CONFIRMED'
    >
  | Draft
> {
  const studentCode = family.subject
  const current = await readDraft(app, studentCode)
  if (wanted.version !== current.version)
    return refuse('DRAFT_CHANGED', { facts: { current: viewDraft(current, family) } })
  const transport = keptTransport(wanted.transport, current.transport)
  if (transport === null) return refuse('TRANSPORT_NOT_CONFIRMED')
  const actor = actorOf(family)
  const next = { ...wanted, transport }
  const settled = choosesTheSame(current, next) ? null : await refuseFamilyOnceSettled(app, studentCode)
  if (settled !== null) return settled
  const closed = next.period === current.period ? null : refuseClosedPeriod(app, next.period)
  if (closed !== null) return closed
  const kept = await writeDraft(app, {
    studentCode,
    before: current,
    next,
    act: 'draft.save',
    actor,
    trace,
  })
  if (kept !== null) return { ...kept, activities: current.activities }
  return refuse('DRAFT_CHANGED', {
    facts: { current: viewDraft(await readDraft(app, studentCode), family) },
  })
}

function refuseClosedPeriod(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  period: Period,
): Refusal<'PERIOD_CLOSED'> | null {
  const since = closedSince(period, { season: config.seasons.parents.parent, now: clock.now() })
  return since === null ? null : refuse('PERIOD_CLOSED', { values: { since } })
}

function keptTransport(wanted: TransportView, current: TransportChoice): TransportChoice | null {
  if (wanted.is !== 'chosen') return { is: wanted.is }
  return current.is === 'chosen' && current.itemCode === wanted.itemCode ? current : null
}
