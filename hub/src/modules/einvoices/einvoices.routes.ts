import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { answerPage, filtersOf, listQuery, pageOf, searchText } from '../../http/paging.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { answerInvoice } from './answer-invoice.ts'
import { type EinvoiceQuery, listedEinvoice, listEinvoices } from './einvoice-list.store.ts'
import { unendedNotes } from './credit-note.store.ts'
import { keptStatuses } from './einvoice.store.ts'
import { viewEinvoice, viewOfPayment } from './einvoice.view.ts'
import { einvoicesView, einvoiceView, paymentEinvoiceView, reissuePayload } from './einvoices.schemas.ts'
import { checkedPayer, viewInvoicePayer } from '../payers/index.ts'
import { invoicePayerView } from '../payers/payers.schemas.ts'
import { issueAgain } from './issue-again.ts'
import { payerOfEinvoice, readEinvoice } from './read-einvoice.ts'

const firstPage = { offset: 0, limit: 50 }
const byToken = Joi.object<{ token: string }>({ token: Joi.string().hex().length(32).required() })
const ofPart = Joi.object<{ token: string; id: string }>({
  token: Joi.string().hex().length(32).required(),
  id: Joi.string().guid().required(),
})
const byId = Joi.object<{ id: string }>({ id: Joi.string().guid().required() })

export function einvoicesRoutes(app: AppContext): Route[] {
  return [
    listRoute(app),
    paymentRoute(app),
    pdfRoute(app),
    partPdfRoute(app),
    payerRoute(app),
    againRoute(app),
  ]
}

function listRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/einvoices',
    reads: () => '*',
    query: listQuery([], {
      status: Joi.valid(...keptStatuses),
      note: Joi.valid(...unendedNotes).description('Those that have a credit note that stands so'),
      search: searchText,
    }),
    options: {
      tags: ['api'],
      description: 'Electronic invoices of payments with their credit notes, the newest first',
      response: { schema: einvoicesView },
    },
    handler: async (request, h) => {
      const exact: Omit<EinvoiceQuery, 'page'> = filtersOf(request)
      const { items, total } = await listEinvoices(database, { ...exact, page: pageOf(request) ?? firstPage })
      return answerPage(h, { items: items.map(viewEinvoice), total })
    },
  })
}

function paymentRoute(app: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/einvoice',
    refuses: ['NOT_FOUND'],
    reads: ({ app: { student } }, input) => student ?? input.params.token,
    params: byToken,
    options: {
      tags: ['api'],
      description:
        'The electronic invoice of a payment, by the token of its order or the guardian’s own; its status alone for who did not give whom it names',
      response: { schema: paymentEinvoiceView },
    },
    handler: async (request, _h, input) => {
      const read = await readEinvoice(app, request, input.params.token)
      return read === null ? refuse('NOT_FOUND') : viewOfPayment(read)
    },
  })
}

function pdfRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/einvoice.pdf',
    refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
    reads: ({ app: { student } }, input) => student ?? input.params.token,
    answers: 'application/pdf',
    params: byToken,
    options: {
      tags: ['api'],
      description: 'The same as its provider prints it, once it is accepted',
    },
    handler: async (request, h, input) => {
      const read = await readEinvoice(app, request, input.params.token)
      return read === null ? refuse('NOT_FOUND') : answerInvoice(app, request, h, read)
    },
  })
}

function partPdfRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/einvoices/{id}.pdf',
    refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
    reads: ({ app: { student } }, input) => student ?? input.params.token,
    answers: 'application/pdf',
    params: ofPart,
    options: {
      tags: ['api'],
      description: 'The same of a part of an order that was paid in parts',
    },
    handler: async (request, h, { params: { token, id } }) => {
      const read = await readEinvoice(app, request, token)
      const part = read?.parts.find(({ einvoice }) => einvoice.id === id)
      return part === undefined ? refuse('NOT_FOUND') : answerInvoice(app, request, h, part)
    },
  })
}

/** What a rejected invoice named, or what it names now, for who is to correct it. */
function payerRoute({ database }: Pick<AppContext, 'database'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/einvoices/{id}/payer',
    refuses: ['NOT_FOUND'],
    reads: (_request, { params: { id } }) => `einvoice:${id}`,
    params: byId,
    options: {
      tags: ['api'],
      description: 'Whom an electronic invoice names, a part’s and that of a payment by a link too',
      response: { schema: invoicePayerView },
    },
    handler: async (_request, _h, { params: { id } }) => {
      const named = await payerOfEinvoice(database, id)
      return named === null ? refuse('NOT_FOUND') : viewInvoicePayer(named.payer)
    },
  })
}

function againRoute(app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/einvoices/{id}/issue-again',
    refuses: ['NOT_FOUND', 'EINVOICE_NOT_REJECTED', 'INVOICE_PAYER_INCOMPLETE'],
    params: byId,
    payload: reissuePayload,
    options: {
      tags: ['api'],
      description:
        'Issues a rejected invoice anew, under a new reference, with the payer as corrected since, or as it is corrected here',
      response: { schema: einvoiceView },
    },
    handler: async (request, _h, { params: { id }, payload }) => {
      const payer = payload?.payer === undefined ? null : checkedPayer(payload.payer)
      if (isRefused(payer)) return payer
      const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
      const added = await issueAgain(app, { id, payer, ...author })
      if (isRefused(added)) return added
      const listed = await listedEinvoice(app.database, added.id)
      return listed === null ? refuse('NOT_FOUND') : viewEinvoice(listed)
    },
  })
}
