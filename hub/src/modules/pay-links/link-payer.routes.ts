import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { addressOf, auditTokenReads } from '../access/index.ts'
import { giveAs, linkOwner, linkPayer, payerOfPayment, viewInvoicePayer } from '../payers/index.ts'
import { invoicePayerForm, invoicePayerView, paymentPayerView } from '../payers/payers.schemas.ts'
import {
  type BegunByLink,
  correctPayer,
  type InvoicedPayment,
  linkAttemptByToken,
  payerOf,
  studentsPaidFor,
  viewPaymentPayer,
} from '../payments/index.ts'
import { token } from '../payments/payments.schemas.ts'

/** In the window of access, of one network, which a telephone carrier's customers share; each page of a payment reads once. */
const most = { reads: 300, given: 60 }

const params = Joi.object<{ readonly token: string }>({ token: token.required() })

/** Whom the invoice of a payment by a link is made out to, for who paid it: said or corrected until it is issued. */
export function linkPayerRoutes(app: AppContext): Route[] {
  const { windowMinutes } = app.config.settings.access
  const reads = app.limitTries('pay-link-payer-reads', most.reads, windowMinutes)
  const given = app.limitTries('pay-link-payer', most.given, windowMinutes)
  const noteRead = auditTokenReads(app)
  const read = async (
    request: Request,
    tries: typeof reads,
    asked: string,
  ): Promise<Refusal<'NOT_FOUND' | 'TOO_MANY_TRIES'> | LinkPaid> => {
    const tooMany = await tries.take(addressOf(request, app))
    if (tooMany !== null) return tooMany
    const begun = await linkAttemptByToken(app.database, asked)
    if (begun === null || !isInvoiced(begun)) return refuse('NOT_FOUND')
    const students = await studentsPaidFor(app, begun)
    for (const studentCode of students) await noteRead(request, { token: asked, studentCode })
    return { begun, studentCode: students[0] ?? '' }
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/payments/{token}/payer',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      params,
      options: {
        tags: ['api'],
        description: 'Whom the invoice of a payment by a link is made out to, for who began it and said so',
        response: { schema: paymentPayerView },
      },
      handler: async (request, h, { params: asked }) => {
        const paid = await read(request, reads, asked.token)
        if (isRefused(paid)) return paid
        const { id } = paid.begun.attempt
        const named = await payerOfPayment(app.database, id)
        const view = viewPaymentPayer(named, { viewer: viewerOf(paid), payerOwner: linkOwner(id) })
        const mayCorrect = view.mayCorrect && !isErased(paid.begun)
        return h.response({ ...view, mayCorrect }).header('x-robots-tag', 'noindex')
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/api/pay-links/payments/{token}/payer',
      refuses: [
        'NOT_FOUND',
        'TOO_MANY_TRIES',
        'INVOICE_PAYER_INCOMPLETE',
        'INVOICE_ISSUED',
        'PAYER_OF_ANOTHER',
      ],
      params,
      payload: invoicePayerForm,
      options: {
        tags: ['api'],
        description: 'Says or corrects it, until it is issued; for that payment alone',
        response: { schema: invoicePayerView },
      },
      handler: async (request, _h, { params: asked, payload }) => {
        const paid = await read(request, given, asked.token)
        if (isRefused(paid)) return paid
        const { payLinkId } = paid.begun.attempt
        const author = {
          actor: `pay-link:${payLinkId}`,
          act: 'pay-link.payer',
          trace: request.info.id,
        } as const
        const kept = await giveAs(app, viewerOf(paid), payload, async (trx, giving) => {
          const begun = await linkAttemptByToken(trx, asked.token)
          if (begun === null || isErased(begun)) return refuse('NOT_FOUND')
          return correctPayer(app, trx, {
            ...giving,
            ...author,
            payment: invoicedOf(paid),
          })
        })
        return isRefused(kept) ? kept : viewInvoicePayer(kept.payer)
      },
    }),
  ]
}

interface LinkPaid {
  readonly begun: BegunByLink
  /** The first of whom it was paid for. */
  readonly studentCode: string
}

const viewerOf = ({ begun, studentCode }: LinkPaid) => linkPayer(begun.attempt.id, studentCode)

function invoicedOf({ begun: { attempt }, studentCode }: LinkPaid): InvoicedPayment {
  const { id, reference } = attempt
  return { attemptId: id, reference, studentCode, payerOwner: linkOwner(id) }
}

/** Who had their data erased is told that nothing is kept, and gives nothing more (pay-links-12). */
function isErased({ attempt }: BegunByLink): boolean {
  return payerOf(attempt) === null
}

/** What accounting has invoiced has no invoice of the hub's (einvoices-2). */
function isInvoiced({ of }: BegunByLink): boolean {
  return of !== 'invoices' && of !== 'account'
}
