import Joi from 'joi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPdf } from '../../http/answer-pdf.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
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
      const note = read?.notes.find((one) => one.id === params.id) ?? null
      const { creditNotes } = app.plugins.einvoice
      const isShown = read !== null && !read.isWithheld && note !== null && note.cude !== null
      if (!isShown || note.providerRef === null || creditNotes === undefined) return refuse('NOT_FOUND')
      const signal = AbortSignal.timeout(20_000)
      const pdf = await creditNotes.pdf(note.providerRef, { signal, trace: request.info.id })
      return answerPdf(h, pdf, `${note.number}.pdf`)
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
