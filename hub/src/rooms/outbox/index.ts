import { behindDoors } from '../../http/doors.ts'
import type { Room } from '../../house.ts'
import { deliverOutbox, type Handler, type Handlers } from './deliver-outbox.ts'
import { outboxRoutes } from './outbox.routes.ts'
import type { Topic } from './outbox.store.ts'

export type { Handler } from './deliver-outbox.ts'
export { findDelivery, hurryDelivery, undeliveredKeys } from './delivery.store.ts'
export { announce, holdParked, makeDue } from './outbox.store.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    handleTopic: (topic: Topic, handler: Handler) => void
  }
}

export const deliverJob = 'deliver-outbox'

export const outboxRoom: Room = {
  name: 'outbox',
  register: (server, house) => {
    const handlers: Handlers = new Map()
    server.app.handleTopic = (topic, handler) => handlers.set(topic, handler)
    server.route(behindDoors(outboxRoutes(house)))
    house.work.add({
      name: deliverJob,
      every: '*/5 * * * * *',
      begins: 'at-once',
      run: (signal) => deliverOutbox(house, handlers, signal),
    })
  },
}
