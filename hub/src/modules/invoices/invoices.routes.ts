import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { answerPage, listQuery, pageOf, sortOf } from '../../http/paging.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { keyHeader } from '../payments/guardian-payment.schemas.ts'
import { token } from '../payments/payments.schemas.ts'
import { viewInvoicePayment, viewPastPayments } from './invoice-payment.view.ts'
import { viewDebtor } from './invoice.view.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
import {
  type InvoicePaymentPayload,
  invoicePaymentPayload,
  invoicePaymentView,
  pastPayments,
  studentInvoices,
} from './invoices.schemas.ts'
import { listInvoices } from './list-invoices.ts'
import { startInvoicePayment } from './start-invoice-payment.ts'
import {
  forWhoTyped,
  guardianAttemptByToken,
  type HistorySort,
  historySorts,
  invoicesAttempts,
  listPaymentsOf,
} from '../payments/index.ts'

/** The invoice portal: a guardian reaches what carries the verified e-mail, and nothing else (invoices-1). */
export function invoicesRoutes(app: AppContext): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/invoices',
      refuses: ['NOT_VERIFIED', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'The open invoices of the guardian’s students',
        response: { schema: studentInvoices },
      },
      handler: async (request) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return refuse('NOT_VERIFIED')
        return (await listInvoices(app, email, request.info.id)).map(viewDebtor)
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/invoices/payment',
      refuses: [
        'NOT_VERIFIED',
        'NOT_FOUND',
        'INVOICE_PENDING',
        'INVOICE_CHANGED',
        'KEY_REUSED',
        'PAYER_INCOMPLETE',
        'VENDOR_REFUSED',
        'FEATURE_DOWN',
      ],
      payload: invoicePaymentPayload,
      options: {
        tags: ['api'],
        description: 'Begins to pay open invoices. The browser sends the documents and the amounts it showed',
        validate: { headers: keyHeader },
        response: { schema: invoicePaymentView },
      },
      handler: async (request, _h, { payload }) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return refuse('NOT_VERIFIED')
        const command = commandFrom(request, payload, email)
        const payment = await startInvoicePayment(app, command)
        if (isRefused(payment)) return payment
        const view = await viewInvoicePayment(app, payment, localeOf(request))
        return forWhoTyped(view, payment, command.idempotencyKey)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/invoices/payment/{token}',
      refuses: ['NOT_FOUND'],
      params: Joi.object({ token: token.required() }),
      options: {
        tags: ['api'],
        description: 'How a payment of invoices stands',
        response: { schema: invoicePaymentView },
      },
      handler: async (request) => {
        const own = { guardianId: callerOf(request).subject, token: String(request.params['token']) }
        const payment = await guardianAttemptByToken(app.database, invoicesAttempts, own)
        if (payment === null) return refuse('NOT_FOUND')
        return viewInvoicePayment(app, payment, localeOf(request))
      },
    }),
    historyRoute(app),
  ]
}

function historyRoute(app: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/invoices/payments',
    query: listQuery(historySorts),
    options: {
      tags: ['api'],
      description: 'What the guardian has paid or tried to pay, the newest first',
      response: { schema: pastPayments },
    },
    handler: async (request, h) => {
      const sort = sortOf<HistorySort>(request, { by: 'since', direction: 'desc' })
      const input = { guardianId: callerOf(request).subject, page: pageOf(request), sort }
      const { items, total } = await listPaymentsOf(app.database, invoicesAttempts, input)
      return answerPage(h, { items: await viewPastPayments(app, items), total })
    },
  })
}

function commandFrom(
  request: Request,
  { documents, payer }: InvoicePaymentPayload,
  email: string,
): InvoicePaymentCommand {
  return {
    guardianId: callerOf(request).subject,
    email,
    documents,
    payer,
    link: null,
    idempotencyKey: String(request.headers['idempotency-key']),
    locale: localeOf(request),
    trace: request.info.id,
  }
}
