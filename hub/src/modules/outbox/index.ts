import { secureRoutes } from '../../http/secure-routes.ts'
import type { AppContext, Module } from '../../app-context.ts'
import type { Job } from '../../work/work.ts'
import { deliverOutbox, type Handler, type Handlers } from './deliver-outbox.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { dueTopics, type Topic } from './outbox.store.ts'
import { sendWaiting } from './send-waiting.ts'
import { destinationOf, destinations } from './destinations.ts'

export type { Handler } from './deliver-outbox.ts'
export { findDelivery, hurryDelivery, keysOnHold, undeliveredOf } from './delivery.store.ts'
export { announce, lockOnHold, makeDue } from './outbox.store.ts'

declare module '@hapi/hapi' {
  interface ServerApplicationState {
    handleTopic: (topic: Topic, handler: Handler) => void
  }
}

/** Triggers the jobs of the destinations that something is due for. */
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
      concurrency: 'many',
      run: async () => {
        const due = new Set((await dueTopics(app.database, app.clock.wall())).map(destinationOf))
        // A newer hub on the same database may have announced what this one does not know.
        for (const destination of destinations.filter((known) => due.has(known)))
          app.work.trigger(jobOf(destination))
      },
    })
    for (const destination of destinations) app.work.add(destinationJob(app, handlers, destination))
    sendWaiting(app)
  },
}

/** One after the other to a system around the school; what stays in the application need not wait for its turn. */
function sideBySideIn(destination: string): number {
  return destination === 'receipt' ? 20 : 1
}

function jobOf(destination: string): string {
  return `deliver-${destination}`
}

function destinationJob(app: AppContext, handlers: Handlers, destination: string): Job {
  return {
    name: jobOf(destination),
    every: '0 * * * * *',
    begins: 'on-schedule',
    concurrency: 'many',
    async run(signal) {
      const own = new Map([...handlers].filter(([topic]) => destinationOf(topic) === destination))
      const delivering = { handlers: own, sideBySide: sideBySideIn(destination) }
      // What was delivered may have announced more, for another destination.
      if ((await deliverOutbox(app, delivering, signal)) > 0) app.work.trigger(deliverJob)
    },
  }
}
