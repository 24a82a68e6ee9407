import type { Module } from '../../app-context.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptPdfs } from './receipt-pdfs.ts'
import { receiptsDataSource } from './receipts-data-source.ts'

export const receiptsModule: Module = {
  name: 'receipts',
  register: (server, app) => {
    const pdfs = receiptPdfs(app)
    server.ext('onPostStop', () => pdfs.stop())
    server.app.moduleRoutes.add(server, async () => {
      const { receiptsRoutes } = await import('./receipts.routes.ts')
      return receiptsRoutes(app, pdfs)
    })
    server.app.addPersonalDataSource(receiptsDataSource)
    server.app.handleTopic('receipt.issue', issueReceipt(app))
  },
}
