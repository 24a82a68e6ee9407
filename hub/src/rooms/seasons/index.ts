import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/doors.ts'
import { seasonsRoutes } from './seasons.routes.ts'

export const seasonsRoom: Room = {
  name: 'seasons',
  register: (server, house) => server.route(behindDoors(seasonsRoutes(house))),
}
