import { isDeepStrictEqual } from 'node:util'
import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { callerOf } from '../../http/caller.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import {
  type EnrollmentChoices,
  type EnrollmentOrder,
  findOrder,
  findOrderByToken,
  readDraft,
} from '../enrollment/index.ts'
import { quoteRefusals } from '../enrollment/quote-refusals.ts'
import { chosenPayer } from '../payers/index.ts'
import { keyHeader } from './guardian-payment.schemas.ts'
import { forWhoTyped } from './go-to-provider.ts'
import { viewBegun, viewPayment } from './payment.view.ts'
import { type InvoiceBody, invoicePayload, paymentView, token } from './payments.schemas.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import { startCheckout } from './start-checkout.ts'

const shownVersion = Joi.string()
  .pattern(/^"\d{1,10}"$/)
  .description('The version of the draft that was shown; other choices kept since are not paid over')

export function paymentsRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/api/payments/enrollment/invoice',
      refuses: [
        ...quoteRefusals,
        'PRICE_CHANGED',
        'DRAFT_CHANGED',
        'ORDER_PAID',
        'ENROLLMENT_WITHDRAWN',
        'PAYMENT_PENDING',
        'SPLIT_STANDS',
        'INVOICE_PENDING',
        'DOCUMENTS_MISSING',
        'KEY_REUSED',
        'PAYER_INCOMPLETE',
        'PAYMENT_KIND',
        'VENDOR_REFUSED',
      ],
      payload: invoicePayload,
      options: {
        tags: ['api'],
        description: 'Begins the payment of an enrollment. The browser sends choices and the total it showed',
        validate: { headers: keyHeader.keys({ 'if-match': shownVersion }) },
        response: { schema: paymentView },
      },
      handler: async (request, _h, { payload: [invoice] }) => {
        const studentCode = invoice.student.toUpperCase()
        if (studentCode !== callerOf(request).subject) return refuse('NOT_FOUND')
        const terms = await termsOf(app, studentCode, invoice)
        const command = commandFrom(request, { ...invoice, student: studentCode }, terms)
        if (await isOvertaken(app, request, command)) return refuse('DRAFT_CHANGED')
        const attempt = await startCheckout(app, command)
        if (isRefused(attempt)) return attempt
        return forWhoTyped(await viewBegun(app, attempt, localeOf(request)), attempt, command.idempotencyKey)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/payments/enrollment/check/{who}',
      refuses: ['NOT_FOUND'],
      params: Joi.object({
        who: Joi.alternatives(token, Joi.string().pattern(/^[A-Za-z0-9]{5}$/)).required(),
      }),
      options: {
        tags: ['api'],
        description: 'How a payment stands, by student code or token',
        response: { schema: paymentView },
      },
      handler: async (request) => {
        const order = await ownOrder(app, request, String(request.params['who']))
        if (order === 'not-yours') return refuse('NOT_FOUND')
        return viewPayment(app, order, localeOf(request))
      },
    }),
  ]
}

/** The caller's own order by code or token, null when there is none yet. */
async function ownOrder(
  app: Pick<AppContext, 'config' | 'database'>,
  request: Request,
  who: string,
): Promise<EnrollmentOrder | null | 'not-yours'> {
  const { subject } = callerOf(request)
  const { project } = app.config.seasons.parents
  if (who.length === 5) {
    return who.toUpperCase() === subject
      ? findOrder(app.database, { project, studentCode: subject })
      : 'not-yours'
  }
  const order = await findOrderByToken(app.database, who)
  return order?.studentCode === subject ? order : 'not-yours'
}

type PeriodAndMethod = Pick<EnrollmentChoices, 'period' | 'method' | 'quotas'>

/**
 * With nothing to pay, the browser sends 0 for period and method: what the family chose is then in its
 * draft, because it decides what is charged later.
 */
async function termsOf(
  app: Pick<AppContext, 'config' | 'database'>,
  studentCode: string,
  invoice: InvoiceBody,
): Promise<PeriodAndMethod> {
  const { payPeriod, payMethod, pensionQuotas } = invoice
  if (payPeriod !== 0 && payMethod !== 0)
    return { period: payPeriod, method: payMethod, quotas: pensionQuotas }
  const { period, method, quotas } = await readDraft(app, studentCode)
  return { period, method, quotas }
}

/** Whether another device has kept other choices since the draft was shown that is to be paid. */
async function isOvertaken(
  app: Pick<AppContext, 'config' | 'database'>,
  request: Request,
  { studentCode, choices }: CheckoutCommand,
): Promise<boolean> {
  const shown = request.headers['if-match']
  if (shown === undefined) return false
  const draft = await readDraft(app, studentCode)
  if (shown === `"${draft.version}"`) return false
  const { period, method, quotas, transport, activities } = draft
  return !isDeepStrictEqual(choices, { period, method, quotas, transport, activities })
}

function commandFrom(
  request: Request,
  { student, fees, payer, invoicePayer, kind }: InvoiceBody,
  terms: PeriodAndMethod,
): CheckoutCommand {
  return {
    studentCode: student,
    choices: { ...terms, transport: fees.transport, activities: fees.activities },
    shownTotal: fees.studentTotalV,
    payer,
    invoicePayer: chosenPayer(request, invoicePayer),
    link: null,
    kind,
    idempotencyKey: String(request.headers['idempotency-key']),
    locale: localeOf(request),
    trace: request.info.id,
  }
}
