import type { Room } from '../../house.ts'
import { sendReceiptNotice } from './send-receipt-notice.ts'

export const noticesRoom: Room = {
  name: 'notices',
  register: (server, house) => server.app.handleTopic('notice.receipt', sendReceiptNotice(house)),
}
