import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPdf } from '../../http/answer-pdf.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { addressOf, auditTokenReads } from '../access/index.ts'
import { readStudent } from '../students/index.ts'
import { receiptCalendar } from './receipt-calendar.ts'
import { receiptDocument, type ReceiptView } from './receipt-document.ts'
import type { ReceiptPdfs } from './receipt-pdfs.ts'
import { outOfSearch, readingOf, wordsFor } from './receipt-reading.ts'
import { findReceipt } from './receipt.store.ts'
import { viewReceipt } from './receipt.view.ts'
import { receiptParams, receiptView } from './receipts.schemas.ts'

export function receiptsRoutes(
  app: Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'plugins' | 'publicUrl'>,
  pdfs: ReceiptPdfs,
): Route[] {
  const noteRead = auditTokenReads(app)
  /** The receipt as its reader sees it. Who has the token reads it. */
  const openReceipt = async (request: Request): Promise<ReceiptView | null> => {
    const receipt = await findReceipt(app.database, String(request.params['token']))
    if (receipt === null) return null
    await noteRead(request, { token: receipt.token, studentCode: receipt.body.student.code })
    return viewReceipt(receipt, readingOf(app, request))
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/enrollment/resume/{token}',
      refuses: ['NOT_FOUND'],
      params: receiptParams,
      options: {
        tags: ['api'],
        description: 'A receipt by its token',
        response: { schema: receiptView },
      },
      handler: async (request, h) => {
        const view = await openReceipt(request)
        return view === null ? refuse('NOT_FOUND') : h.response(view).header(...outOfSearch)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/receipts/{token}.pdf',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'OVERLOADED'],
      answers: 'application/pdf',
      params: receiptParams,
      options: {
        tags: ['api'],
        description: 'A receipt by its token, as PDF, with a code that leads to where it can be checked',
      },
      handler: async (request, h) => {
        const view = await openReceipt(request)
        if (view === null) return refuse('NOT_FOUND')
        const words = wordsFor(app, request)
        const network = addressOf(request, app)
        const pdf = await pdfs.pdfOf(receiptDocument(view, words), network)
        if (isRefused(pdf)) return pdf
        const file = words.translate('file', { number: view.number })
        return answerPdf(h, pdf, file)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/receipts/{token}.ics',
      refuses: ['NOT_FOUND'],
      answers: 'text/calendar',
      params: receiptParams,
      options: {
        tags: ['api'],
        description: 'What is charged after the payment of a receipt, by its token, as a calendar',
      },
      handler: async (request, h) => {
        const view = await openReceipt(request)
        const words = wordsFor(app, request)
        if (view === null) return refuse('NOT_FOUND')
        const calendar = receiptCalendar({ view, firstNames: await firstNamesOf(app, view) }, words)
        if (calendar === null) return refuse('NOT_FOUND')
        const file = words.translate('calendar.file', { number: view.number })
        return h
          .response(calendar)
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${file}"`)
          .header(...outOfSearch)
      },
    }),
  ]
}

/** Null where they were erased, in the receipt or from the roster. */
async function firstNamesOf(
  app: Parameters<typeof readStudent>[0],
  { student }: Pick<ReceiptView, 'student'>,
): Promise<string | null> {
  if (student.name === '') return null
  return (await readStudent(app, student.code))?.firstNames ?? null
}
