import type { Room } from '../../house.ts'
import { sendLinkNotice } from './send-link-notice.ts'
import { sendReceiptNotice } from './send-receipt-notice.ts'

export const noticesRoom: Room = {
  name: 'notices',
  register: (server, house) => {
    server.app.handleTopic('notice.receipt', sendReceiptNotice(house))
    server.app.handleTopic('notice.link', sendLinkNotice(house))
  },
}
