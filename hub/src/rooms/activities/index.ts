import { behindDoors } from '../../http/doors.ts'
import type { Room } from '../../house.ts'
import { activitiesRoutes } from './activities.routes.ts'

export { subscribe } from './subscribe.ts'
export { subscriptionsOf } from './subscription.store.ts'
export { unsubscribe } from './unsubscribe.ts'

export const activitiesRoom: Room = {
  name: 'activities',
  register: (server, house) => server.route(behindDoors(activitiesRoutes(house))),
}
