import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import { callerOf } from '../../http/caller.ts'
import type { Route } from '../../http/access-policy.ts'
import { localeOf } from '../../http/locale.ts'
import { answerPage, listQuery, pageOf, sortOf } from '../../http/paging.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { guardianEmail } from '../access/index.ts'
import { keyHeader } from '../payments/guardian-payment.schemas.ts'
import { token } from '../payments/payments.schemas.ts'
import { forWhoTyped, type HistorySort, historySorts, listPaymentsOf } from '../payments/index.ts'
import { InvoicePayment } from './invoice-payment.model.ts'
import { viewInvoicePayment, viewPastPayment } from './invoice-payment.view.ts'
import { invoicePaymentByToken } from './invoice-payment.store.ts'
import { viewDebtor } from './invoice.view.ts'
import type { InvoicePaymentCommand } from './invoice-payment-command.ts'
import {
  invoicePaymentPayload,
  invoicePaymentView,
  pastPayments,
  studentInvoices,
} from './invoices.schemas.ts'
import { listInvoices } from './list-invoices.ts'
import { startInvoicePayment } from './start-invoice-payment.ts'

/** The invoice portal: a guardian reaches what carries the verified e-mail, and nothing else (invoices-1). */
export function invoicesRoutes(app: AppContext): Route[] {
  const { texts } = app.config
  return [
    {
      method: 'GET',
      path: '/api/invoices',
      refuses: ['NOT_VERIFIED', 'FEATURE_DOWN'],
      options: {
        tags: ['api'],
        description: 'The open invoices of the guardian’s students',
        response: { schema: studentInvoices },
      },
      handler: async (request, h) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return answerRefusal(texts, request, h, refuse('NOT_VERIFIED'))
        return (await listInvoices(app, email, request.info.id)).map(viewDebtor)
      },
    },
    {
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
      options: {
        tags: ['api'],
        description: 'Begins to pay open invoices. The browser sends the documents and the amounts it showed',
        validate: {
          payload: invoicePaymentPayload,
          headers: keyHeader,
        },
        response: { schema: invoicePaymentView },
      },
      handler: async (request, h) => {
        const email = await guardianEmail(app.database, callerOf(request).subject)
        if (email === null) return answerRefusal(texts, request, h, refuse('NOT_VERIFIED'))
        const command = commandFrom(request, email)
        const payment = await startInvoicePayment(app, command)
        if (isRefused(payment)) return answerRefusal(texts, request, h, payment)
        const view = viewInvoicePayment(app, payment, localeOf(request))
        return forWhoTyped(view, payment, command.idempotencyKey)
      },
    },
    {
      method: 'GET',
      path: '/api/invoices/payment/{token}',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'How a payment of invoices stands',
        validate: { params: Joi.object({ token: token.required() }) },
        response: { schema: invoicePaymentView },
      },
      handler: async (request, h) => {
        const { subject } = callerOf(request)
        const payment = await invoicePaymentByToken(app.database, subject, String(request.params['token']))
        if (payment === null) return answerRefusal(texts, request, h, refuse('NOT_FOUND'))
        return viewInvoicePayment(app, payment, localeOf(request))
      },
    },
    historyRoute(app),
  ]
}

function historyRoute({ database }: AppContext): Route {
  return {
    method: 'GET',
    path: '/api/invoices/payments',
    options: {
      tags: ['api'],
      description: 'What the guardian has paid or tried to pay, the newest first',
      validate: { query: listQuery(historySorts) },
      response: { schema: pastPayments },
    },
    handler: async (request, h) => {
      const sort = sortOf<HistorySort>(request, { by: 'since', direction: 'desc' })
      const command = { page: pageOf(request), sort }
      const { subject } = callerOf(request)
      const { items, total } = await listPaymentsOf(InvoicePayment.query(database), subject, command)
      return answerPage(h, { items: items.map(viewPastPayment), total })
    },
  }
}

function commandFrom(request: Request, email: string): InvoicePaymentCommand {
  const { documents, payer } = request.payload as Pick<InvoicePaymentCommand, 'documents' | 'payer'>
  return {
    guardianId: callerOf(request).subject,
    email,
    documents,
    payer,
    idempotencyKey: String(request.headers['idempotency-key']),
    locale: localeOf(request),
    trace: request.info.id,
  }
}
