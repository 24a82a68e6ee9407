import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { pluginsRoutes } from './plugins.routes.ts'

export { keptPauses } from './pause.store.ts'

export const pluginsRoom: Room = {
  name: 'plugins',
  register: (server, house) => server.route(behindDoors(pluginsRoutes(house))),
}
