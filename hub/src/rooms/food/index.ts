import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/doors.ts'
import { foodRoutes } from './food.routes.ts'
import { plansHolder } from './plans-holder.ts'
import { plansRoutes } from './plans.routes.ts'

export const foodRoom: Room = {
  name: 'food',
  register: (server, house) => {
    server.route(behindDoors([...foodRoutes(house), ...plansRoutes(house)]))
    server.app.holdsPersonalData(plansHolder)
  },
}
