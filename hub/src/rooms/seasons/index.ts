import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { seasonFilesRoutes } from './season-files.routes.ts'
import { seasonsRoutes } from './seasons.routes.ts'

export const seasonsRoom: Room = {
  name: 'seasons',
  register: (server, house) =>
    server.route(behindDoors([...seasonsRoutes(house), ...seasonFilesRoutes(house)])),
}
