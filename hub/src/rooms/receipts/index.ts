import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { issueReceipt } from './issue-receipt.ts'
import { receiptsHolder } from './receipts-holder.ts'
import { receiptsRoutes } from './receipts.routes.ts'

export const receiptsRoom: Room = {
  name: 'receipts',
  register: (server, house) => {
    server.route(behindDoors(receiptsRoutes(house)))
    server.app.holdsPersonalData(receiptsHolder)
    server.app.handleTopic('receipt.issue', issueReceipt(house))
  },
}
