import { secureRoutes } from '../../http/secure-routes.ts'
import type { Module } from '../../app-context.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptPdfs } from './receipt-pdfs.ts'
import { receiptsDataSource } from './receipts-data-source.ts'
import { receiptsRoutes } from './receipts.routes.ts'

export const receiptsModule: Module = {
  name: 'receipts',
  register: (server, app) => {
    const pdfs = receiptPdfs(app)
    server.ext('onPostStop', () => pdfs.stop())
    server.route(secureRoutes(receiptsRoutes(app, pdfs)))
    server.app.addPersonalDataSource(receiptsDataSource)
    server.app.handleTopic('receipt.issue', issueReceipt(app))
  },
}
