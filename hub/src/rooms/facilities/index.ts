import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { facilitiesRoutes } from './facilities.routes.ts'

export const facilitiesRoom: Room = {
  name: 'facilities',
  register: (server, house) => server.route(behindDoors(facilitiesRoutes(house))),
}
