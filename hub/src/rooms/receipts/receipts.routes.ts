import type { Request, ResponseToolkit } from '@hapi/hapi'
import type { House } from '../../house.ts'
import { say } from '../../config/texts.ts'
import { actorOf, maybeCallerOf } from '../../http/caller.ts'
import type { Route } from '../../http/doors.ts'
import { localeOf } from '../../http/locale.ts'
import { answerRefusal } from '../../http/problem-answer.ts'
import { refuse } from '../../shared/refusal.ts'
import { receiptDocument, type ReceiptView } from './receipt-document.ts'
import { findReceipt } from './receipt.store.ts'
import { viewReceipt } from './receipt.view.ts'
import { receiptParams, receiptView } from './receipts.schemas.ts'
import { renderPdf } from './render-pdf.ts'

export function receiptsRoutes(house: House): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/enrollment/resume/{token}',
      refuses: ['NOT_FOUND'],
      options: {
        tags: ['api'],
        description: 'A receipt by its token',
        validate: { params: receiptParams },
        response: { schema: receiptView },
      },
      handler: async (request, h) => {
        const view = await openReceipt(house, request)
        return view === null ? notThere(house, request, h) : h.response(view).header(...outOfSearch)
      },
    },
    {
      method: 'GET',
      path: '/api/receipts/{token}.pdf',
      refuses: ['NOT_FOUND'],
      answers: 'application/pdf',
      options: {
        tags: ['api'],
        description: 'A receipt by its token, as PDF, with a code that leads to where it can be checked',
        validate: { params: receiptParams },
      },
      handler: async (request, h) => {
        const view = await openReceipt(house, request)
        if (view === null) return notThere(house, request, h)
        const words = wordsFor(house, request)
        const pdf = await renderPdf(receiptDocument(view, words))
        const file = words.say('file', { number: view.number })
        return h
          .response(pdf)
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${file}"`)
          .header(...outOfSearch)
      },
    },
  ]
}

const outOfSearch = ['x-robots-tag', 'noindex'] as const

/** The receipt as its reader sees it. Who has the token reads it, and leaves a trace (readings 6.9). */
async function openReceipt(
  { config, database, publicUrl }: House,
  request: Request,
): Promise<ReceiptView | null> {
  const receipt = await findReceipt(database, String(request.params['token']))
  if (receipt === null) return null
  const caller = maybeCallerOf(request)
  await request.server.app.noteRead({
    actor: caller === null ? 'token' : actorOf(caller),
    call: `GET ${request.route.path}`,
    subject: receipt.body.student.code,
    trace: request.info.id,
  })
  return viewReceipt(receipt, {
    school: config.settings.school,
    texts: config.texts,
    locale: localeOf(request),
    publicUrl: publicUrl(),
  })
}

function notThere({ config }: House, request: Request, h: ResponseToolkit) {
  return answerRefusal(config.texts, request, h, refuse('NOT_FOUND'))
}

function wordsFor({ config }: House, request: Request) {
  const locale = localeOf(request)
  return {
    locale,
    say: (key: string, values = {}) => say(config.texts, locale, `receipt.${key}`, values),
  }
}
