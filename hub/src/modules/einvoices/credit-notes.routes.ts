import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { answerNote } from './answer-invoice.ts'
import { einvoiceById } from './einvoice.store.ts'
import { viewNote } from './einvoice.view.ts'
import { creditNoteView } from './einvoices.schemas.ts'
import { issueNoteAgain } from './issue-note-again.ts'
import { readEinvoice } from './read-einvoice.ts'

const id = Joi.string().guid().required()
const byId = Joi.object<{ id: string }>({ id })
const ofPayment = Joi.object<{ token: string; id: string }>({
  token: Joi.string().hex().length(32).required(),
  id,
})

export function creditNotesRoutes(app: AppContext): Route[] {
  return [pdfRoute(app), againRoute(app)]
}

function pdfRoute(app: Pick<AppContext, 'database' | 'plugins'>): Route {
  return defineRoute({
    method: 'GET',
    path: '/api/payments/{token}/credit-notes/{id}.pdf',
    refuses: ['NOT_FOUND', 'FEATURE_DOWN'],
    reads: ({ app: { student } }, input) => student ?? input.params.token,
    answers: 'application/pdf',
    params: ofPayment,
    options: {
      tags: ['api'],
      description: 'A credit note of the invoice of a payment as its provider prints it, once it is accepted',
    },
    handler: async (request, h, { params }) => {
      const read = await readEinvoice(app, request, params.token)
      const shown = read === null ? [] : [read, ...read.parts].filter(({ isWithheld }) => !isWithheld)
      const note = shown.flatMap(({ notes }) => notes).find((one) => one.id === params.id)
      return note === undefined ? refuse('NOT_FOUND') : answerNote(app, request, h, note)
    },
  })
}

function againRoute(app: Pick<AppContext, 'database' | 'clock' | 'ids' | 'work'>): Route {
  return defineRoute({
    method: 'POST',
    path: '/api/credit-notes/{id}/issue-again',
    refuses: ['NOT_FOUND', 'CREDIT_NOTE_NOT_REJECTED'],
    params: byId,
    options: {
      tags: ['api'],
      description:
        'Issues a credit note under a new reference that was rejected, or that its provider did not issue',
      response: { schema: creditNoteView },
    },
    handler: async (request, _h, { params }) => {
      const author = { actor: actorOf(callerOf(request)), trace: request.info.id }
      const note = await issueNoteAgain(app, { id: params.id, ...author })
      if (isRefused(note)) return note
      const invoice = await einvoiceById(app.database, note.einvoiceId)
      return invoice === null ? refuse('NOT_FOUND') : viewNote(note, invoice)
    },
  })
}
