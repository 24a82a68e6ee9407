import type { Module } from '../../app-context.ts'
import { certificatesDataSource } from './certificates/certificates-data-source.ts'
import { issueWaitingReceipt } from './issue-receipt.ts'
import { receiptPdfs } from './receipt-pdfs.ts'
import { receiptsDataSource } from './receipts-data-source.ts'

export { receiptIssuer } from './issue-receipt.ts'

export const receiptsModule: Module = {
  name: 'receipts',
  register: (server, app) => {
    const pdfs = receiptPdfs(app)
    server.ext('onPostStop', () => pdfs.stop())
    server.app.moduleRoutes.add(server, async () => {
      const { certificatesRoutes } = await import('./certificates/certificates.routes.ts')
      const { receiptsRoutes } = await import('./receipts.routes.ts')
      const { refundReceiptsRoutes } = await import('./refund-receipts.routes.ts')
      return [
        ...receiptsRoutes(app, pdfs),
        ...refundReceiptsRoutes(app, pdfs),
        ...certificatesRoutes(app, pdfs),
      ]
    })
    server.app.addPersonalDataSource(receiptsDataSource)
    server.app.addPersonalDataSource(certificatesDataSource)
    server.app.handleTopic('receipt.issue', issueWaitingReceipt(app))
  },
}
