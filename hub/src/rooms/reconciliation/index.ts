import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

export const reconciliationRoom: Room = {
  name: 'reconciliation',
  register: (server, house) => {
    server.route(behindDoors(reconciliationRoutes(house)))
  },
}
