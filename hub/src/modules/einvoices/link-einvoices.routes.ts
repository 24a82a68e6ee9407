import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'
import { addressOf, auditTokenReads } from '../access/index.ts'
import { linkAttemptByToken, studentsPaidFor } from '../payments/index.ts'
import { answerInvoice, answerNote } from './answer-invoice.ts'
import { viewOfPayment } from './einvoice.view.ts'
import { paymentEinvoiceView } from './einvoices.schemas.ts'
import { type EinvoicesOfPayment, readLinkEinvoice } from './read-einvoice.ts'

/** In the window of access, of one network: the page asks again while the tax authority has not answered. */
const mostReads = 300

const token = Joi.string().hex().length(32).required()
const params = Joi.object<{ token: string }>({ token })
const ofNote = Joi.object<{ token: string; id: string }>({ token, id: Joi.string().guid().required() })

/** The invoice of what somebody paid by a link, by the token that this payer alone has (splits-15). */
export function linkEinvoicesRoutes(app: AppContext): Route[] {
  const reads = app.limitTries('link-einvoice-reads', mostReads, app.config.settings.access.windowMinutes)
  const noteRead = auditTokenReads(app)
  const read = async (
    request: Request,
    token: string,
  ): Promise<Refusal<'NOT_FOUND' | 'TOO_MANY_TRIES'> | EinvoicesOfPayment> => {
    const tooMany = await reads.take(addressOf(request, app))
    if (tooMany !== null) return tooMany
    const begun = await linkAttemptByToken(app.database, token)
    if (begun === null) return refuse('NOT_FOUND')
    for (const studentCode of await studentsPaidFor(app, begun))
      await noteRead(request, { token, studentCode })
    return readLinkEinvoice(app.database, begun.attempt.id)
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/payments/{token}/einvoice',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      params,
      options: {
        tags: ['api'],
        description:
          'The electronic invoice of a payment by a link, for who began it and gave whom it names; none where it names somebody else',
        response: { schema: paymentEinvoiceView },
      },
      handler: async (request, h, { params: asked }) => {
        const found = await read(request, asked.token)
        return isRefused(found) ? found : h.response(viewOfPayment(found)).header('x-robots-tag', 'noindex')
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/payments/{token}/einvoice.pdf',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      answers: 'application/pdf',
      params,
      options: {
        tags: ['api'],
        description: 'The same as its provider prints it, once it is accepted',
      },
      handler: async (request, h, { params: asked }) => {
        const found = await read(request, asked.token)
        return isRefused(found) ? found : answerInvoice(app, request, h, found)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/payments/{token}/credit-notes/{id}.pdf',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      answers: 'application/pdf',
      params: ofNote,
      options: {
        tags: ['api'],
        description: 'A credit note of it as its provider prints it, once it is accepted',
      },
      handler: async (request, h, { params: { token, id } }) => {
        const found = await read(request, token)
        if (isRefused(found)) return found
        const note = found.notes.find((one) => one.id === id)
        return note === undefined ? refuse('NOT_FOUND') : answerNote(app, request, h, note)
      },
    }),
  ]
}
