import type { Request } from '@hapi/hapi'
import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { defineRoute } from '../../http/define-route.ts'
import { localeOf } from '../../http/locale.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { addressOf, auditTokenReads } from '../access/index.ts'
import { type BegunByLink, forWhoTyped, linkAttemptByToken, studentsPaidFor } from '../payments/index.ts'
import { keyHeader } from '../payments/guardian-payment.schemas.ts'
import { token } from '../payments/payments.schemas.ts'
import { viewLinkPayment } from './link-payment.view.ts'
import { isTypedRight, payByLink } from './pay-by-link.ts'
import { payLinkById, payLinkByToken } from './pay-link.store.ts'
import { viewShownLink } from './pay-link.view.ts'
import {
  type LinkPaymentPayload,
  linkPaymentPayload,
  linkPaymentView,
  shownLink,
} from './pay-links.schemas.ts'
import { readLink } from './read-link.ts'

/**
 * In the window of access: of one network, which a telephone carrier's customers share, and of one link, by whose tries
 * nobody with a form that is not right keeps others out.
 */
const mostReads = 300
const mostPayments = { network: 60, link: 10 }

const params = Joi.object<{ readonly token: string }>({ token: token.required() })
const outOfSearch = ['x-robots-tag', 'noindex'] as const

/** What a payer does who has a link and no session. An unknown link is not there; one that is over says only that. */
export function shownLinksRoutes(app: AppContext): Route[] {
  const { windowMinutes } = app.config.settings.access
  const reads = app.limitTries('pay-link-reads', mostReads, windowMinutes)
  const ofNetwork = app.limitTries('pay-link-payments', mostPayments.network, windowMinutes)
  const ofLink = app.limitTries('pay-link-payments-of', mostPayments.link, windowMinutes)
  const noteRead = auditTokenReads(app)
  const viewOf = async (request: Request, begun: BegunByLink) => {
    const { payLinkId } = begun.attempt
    const link = payLinkId === null ? null : await payLinkById(app.database, payLinkId)
    return viewLinkPayment(app, { begun, link }, localeOf(request))
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/{token}',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'FEATURE_DOWN'],
      params,
      options: {
        tags: ['api'],
        description:
          'What can be paid by a link now, by its token: no more of the child than its sender allows',
        response: { schema: shownLink },
      },
      handler: async (request, h, { params: asked }) => {
        const tooMany = await reads.take(addressOf(request, app))
        if (tooMany !== null) return tooMany
        const link = await payLinkByToken(app.database, asked.token)
        if (link === null) return refuse('NOT_FOUND')
        for (const studentCode of link.students) await noteRead(request, { token: link.token, studentCode })
        const view = viewShownLink(app, link, await readLink(app, link), localeOf(request))
        return h.response(view).header(...outOfSearch)
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/api/pay-links/{token}/payment',
      refuses: [
        'NOT_FOUND',
        'TOO_MANY_TRIES',
        'PRICE_CHANGED',
        'PAY_LINK_BUSY',
        'PAY_LINK_PAID',
        'PAY_LINK_NOT_NOW',
        'KEY_REUSED',
        'PAYER_INCOMPLETE',
        'INVOICE_PAYER_INCOMPLETE',
        'VENDOR_REFUSED',
        'FEATURE_DOWN',
      ],
      params,
      payload: linkPaymentPayload,
      options: {
        tags: ['api'],
        description: 'Begins a payment by a link; answers how the browser goes to the provider',
        validate: { headers: keyHeader },
        response: { schema: linkPaymentView },
      },
      handler: async (request, _h, { params: asked, payload }) => {
        const link = await payLinkByToken(app.database, asked.token)
        const tooMany =
          (await ofNetwork.take(addressOf(request, app))) ??
          (link === null || !isTypedRight(link, payload) ? null : await ofLink.take(link.id))
        if (tooMany !== null) return tooMany
        if (link === null) return refuse('NOT_FOUND')
        const command = commandFrom(request, payload)
        const begun = await payByLink(app, link, command)
        if (isRefused(begun)) return begun
        return forWhoTyped(await viewOf(request, begun), begun.attempt, command.idempotencyKey)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/pay-links/payments/{token}',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
      params,
      options: {
        tags: ['api'],
        description: 'How a payment by a link stands, for who began it, by a token of its own',
        response: { schema: linkPaymentView },
      },
      handler: async (request, h, { params: asked }) => {
        const tooMany = await reads.take(addressOf(request, app))
        if (tooMany !== null) return tooMany
        const begun = await linkAttemptByToken(app.database, asked.token)
        if (begun === null) return refuse('NOT_FOUND')
        for (const studentCode of await studentsPaidFor(app, begun))
          await noteRead(request, { token: asked.token, studentCode })
        return h.response(await viewOf(request, begun)).header(...outOfSearch)
      },
    }),
  ]
}

function commandFrom(request: Request, { shownTotal, payer, invoicePayer }: LinkPaymentPayload) {
  return {
    shownTotal,
    payer,
    invoicePayer,
    idempotencyKey: String(request.headers['idempotency-key']),
    locale: localeOf(request),
    trace: request.info.id,
  }
}
