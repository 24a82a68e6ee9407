import type { Request } from '@hapi/hapi'
import type { AppContext } from '../../app-context.ts'
import type { Route } from '../../http/access-policy.ts'
import { answerPdf } from '../../http/answer-pdf.ts'
import { defineRoute } from '../../http/define-route.ts'
import { isRefused, refuse } from '../../shared/refusal.ts'
import { addressOf, auditTokenReads } from '../access/index.ts'
import type { ReceiptPdfs } from './receipt-pdfs.ts'
import { outOfSearch, readingOf, wordsFor } from './receipt-reading.ts'
import { refundReceiptDocument } from './refund-receipt-document.ts'
import { findRefundReceipt } from './refund-receipt.store.ts'
import { type RefundReceiptView, viewRefundReceipt } from './refund-receipt.view.ts'
import { refundReceiptParams, refundReceiptView } from './receipts.schemas.ts'

type Tools = Pick<AppContext, 'config' | 'database' | 'clock' | 'log' | 'publicUrl'>

interface Named {
  readonly token: string
  readonly place: number
}

export function refundReceiptsRoutes(app: Tools, pdfs: ReceiptPdfs): Route[] {
  const noteRead = auditTokenReads(app)
  /** Who has the receipt's token reads it. */
  const open = async (request: Request, named: Named): Promise<RefundReceiptView | null> => {
    const found = await findRefundReceipt(app.database, named)
    if (found === null) return null
    const { token, body } = found.receipt
    await noteRead(request, { token, studentCode: body.student.code })
    return viewRefundReceipt(found, readingOf(app, request))
  }
  return [
    defineRoute({
      method: 'GET',
      path: '/api/receipts/{token}/refunds/{place}',
      refuses: ['NOT_FOUND'],
      params: refundReceiptParams,
      options: {
        tags: ['api'],
        description: 'The refund receipt of money that went back, by the token of its receipt',
        response: { schema: refundReceiptView },
      },
      handler: async (request, h, { params }) => {
        const view = await open(request, params)
        return view === null ? refuse('NOT_FOUND') : h.response(view).header(...outOfSearch)
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/receipts/{token}/refunds/{place}.pdf',
      refuses: ['NOT_FOUND', 'TOO_MANY_TRIES', 'OVERLOADED'],
      answers: 'application/pdf',
      params: refundReceiptParams,
      options: {
        tags: ['api'],
        description: 'The same as PDF, with a code that leads to where it can be checked',
      },
      handler: async (request, h, { params }) => {
        const view = await open(request, params)
        if (view === null) return refuse('NOT_FOUND')
        const words = wordsFor(app, request)
        const pdf = await pdfs.pdfOf(refundReceiptDocument(view, words), addressOf(request, app))
        if (isRefused(pdf)) return pdf
        const file = words.translate('refundReceipt.file', { number: view.number })
        return answerPdf(h, pdf, file)
      },
    }),
  ]
}
