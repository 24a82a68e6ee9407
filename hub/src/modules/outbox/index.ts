import { secureRoutes } from '../../http/secure-routes.ts'
import type { AppContext, Module } from '../../app-context.ts'
import type { Job } from '../../work/work.ts'
import { deliverOutbox, type Handler, type Handlers } from './deliver-outbox.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { dueTopics, type Topic } from './outbox.store.ts'
import { sendWaiting } from './send-waiting.ts'
import { laneOf, lanes } from './vendors-of-lanes.ts'

export type { Handler } from './deliver-outbox.ts'
export { findDelivery, hurryDelivery, parkedKeys, undeliveredOf } from './delivery.store.ts'
export { announce, holdParked, makeDue } from './outbox.store.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    handleTopic: (topic: Topic, handler: Handler) => void
  }
}

/** Wakes the lanes that something is due for. */
export const deliverJob = 'deliver-outbox'

export const outboxModule: Module = {
  name: 'outbox',
  register: (server, app) => {
    const handlers = new Map<Topic, Handler>()
    server.app.handleTopic = (topic, handler) => handlers.set(topic, handler)
    server.route(secureRoutes(outboxRoutes(app)))
    app.work.add({
      name: deliverJob,
      every: '*/5 * * * * *',
      begins: 'at-once',
      lanes: 'many',
      run: async () => {
        const due = new Set((await dueTopics(app.database, app.clock.wall())).map(laneOf))
        // A newer hub on the same database may have announced what this one does not know.
        for (const lane of lanes.filter((known) => due.has(known))) app.work.wake(jobOf(lane))
      },
    })
    for (const lane of lanes) app.work.add(laneJob(app, handlers, lane))
    sendWaiting(app)
  },
}

/** One after the other to a system around the school; what stays in the application need not wait for its turn. */
function sideBySideIn(lane: string): number {
  return lane === 'receipt' ? 20 : 1
}

function jobOf(lane: string): string {
  return `deliver-${lane}`
}

function laneJob(app: AppContext, handlers: Handlers, lane: string): Job {
  return {
    name: jobOf(lane),
    every: '0 * * * * *',
    begins: 'on-schedule',
    lanes: 'many',
    async run(signal) {
      const own = new Map([...handlers].filter(([topic]) => laneOf(topic) === lane))
      const delivering = { handlers: own, sideBySide: sideBySideIn(lane) }
      // What was delivered may have announced more, for another lane.
      if ((await deliverOutbox(app, delivering, signal)) > 0) app.work.wake(deliverJob)
    },
  }
}
