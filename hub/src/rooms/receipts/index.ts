import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptPdfs } from './receipt-pdfs.ts'
import { receiptsHolder } from './receipts-holder.ts'
import { receiptsRoutes } from './receipts.routes.ts'

export const receiptsRoom: Room = {
  name: 'receipts',
  register: (server, house) => {
    const pdfs = receiptPdfs(house)
    server.ext('onPostStop', () => pdfs.stop())
    server.route(behindDoors(receiptsRoutes(house, pdfs)))
    server.app.holdsPersonalData(receiptsHolder)
    server.app.handleTopic('receipt.issue', issueReceipt(house))
  },
}
