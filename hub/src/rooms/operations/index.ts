import { behindDoors } from '../../http/behind-doors.ts'
import type { Room } from '../../house.ts'
import { measureStanding } from './measure-standing.ts'
import { operationsRoutes } from './operations.routes.ts'

export { verifyDatabase } from './verify-database.ts'

export const operationsRoom: Room = {
  name: 'operations',
  register: (server, house) => {
    measureStanding(house)
    server.route(behindDoors(operationsRoutes(house)))
  },
}
