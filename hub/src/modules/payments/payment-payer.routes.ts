import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf, isOffice } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { answerGiven, givePayer, payerOfPayment, viewerOf } from '../payers/index.ts'
import { invoicePayerForm, ownPayerView, paymentPayerView } from '../payers/payers.schemas.ts'
import { correctPayer } from './correct-payer.ts'
import { type InvoicedPayment, invoicedPayment } from './invoiced-payment.ts'
import { viewPaymentPayer } from './payment-payer.view.ts'
import { token } from './payments.schemas.ts'

const params = Joi.object<{ token: string }>({ token: token.required() })

/** Whom the invoice of a payment is made out to: told to who gave it and to finance, corrected until it is issued. */
export function paymentPayerRoutes(app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'plugins'>): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/api/payments/{token}/payer',
      refuses: ['NOT_FOUND'],
      reads: ({ app: { student } }, input) => student ?? input.params.token,
      params,
      options: {
        tags: ['api'],
        description:
          'Whom the invoice of a payment is made out to, by the token of its order or the guardian’s own; withheld from who did not give it',
        response: { schema: paymentPayerView },
      },
      handler: async (request, _h, input) => {
        const payment = await paymentOf(app, request, input.params.token)
        if (payment === null) return refuse('NOT_FOUND')
        const caller = callerOf(request)
        const viewer = isOffice(caller) ? null : viewerOf(request)
        const named = await payerOfPayment(app.database, payment.attemptId)
        return viewPaymentPayer(named, { viewer, payerOwner: payment.payerOwner })
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/payments/{token}/payer',
      refuses: ['NOT_FOUND', 'INVOICE_PAYER_INCOMPLETE', 'INVOICE_ISSUED', 'PAYER_OF_ANOTHER'],
      params,
      payload: invoicePayerForm,
      options: {
        tags: ['api'],
        description: 'Says or corrects whom the invoice of a payment is made out to, until it is issued',
        response: { schema: ownPayerView },
      },
      handler: async (request, h, input) => {
        const payment = await paymentOf(app, request, input.params.token)
        if (payment === null) return refuse('NOT_FOUND')
        const author = {
          actor: actorOf(callerOf(request)),
          act: 'payment.payer',
          trace: request.info.id,
        } as const
        const given = await givePayer(app, request, input.payload, (trx, giving) =>
          correctPayer(app, trx, { ...giving, ...author, payment }),
        )
        return isRefused(given) ? given : answerGiven(h, given)
      },
    }),
  ]
}

async function paymentOf(
  { database }: Pick<AppContext, 'database'>,
  request: Request,
  asked: string,
): Promise<InvoicedPayment | null> {
  const payment = await invoicedPayment(database, callerOf(request), asked)
  if (payment?.studentCode != null) request.app.student = payment.studentCode
  return payment
}
