import { setMaxListeners } from 'node:events'
import type { Room } from '../../house.ts'
import { behindDoors } from '../../http/behind-doors.ts'
import { foodRoutes } from './food.routes.ts'
import { planProgressRoutes } from './plan-progress.routes.ts'
import { plansHolder } from './plans-holder.ts'
import { plansRoutes } from './plans.routes.ts'

export const foodRoom: Room = {
  name: 'food',
  register: (server, house) => {
    const stopping = new AbortController()
    // Each change of each plan under way listens to it.
    setMaxListeners(0, stopping.signal)
    server.ext('onPreStop', () => stopping.abort())
    server.route(
      behindDoors([
        ...foodRoutes(house),
        ...plansRoutes(house, stopping.signal),
        ...planProgressRoutes(house),
      ]),
    )
    server.app.holdsPersonalData(plansHolder)
  },
}
