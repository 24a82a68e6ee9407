import type { Room } from '../../house.ts'
import { postOrder } from './post-order.ts'

export const accountingRoom: Room = {
  name: 'accounting',
  register: (server, house) => server.app.handleTopic('accounting.order', postOrder(house)),
}
