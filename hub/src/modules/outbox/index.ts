import type { Kind } from '@matricula/contract'
import type { AppContext, Module } from '../../app-context.ts'
import type { Job } from '../../work/work.ts'
import { deliverOutbox, type Handler, type Handlers } from './deliver-outbox.ts'
import { dueTopics, makeWaitingDue, type Topic } from './outbox.store.ts'
import { destinationOf, destinations, topicsForVendors } from './destinations.ts'

export type { Handler } from './deliver-outbox.ts'
export { findDelivery, hurryDelivery, keysOnHold, undeliveredOf } from './delivery.store.ts'
export { announce, type Announcement, lockOnHold, makeDue } from './outbox.store.ts'

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
    server.app.moduleRoutes.add(server, async () => {
      const { outboxRoutes } = await import('./outbox.routes.ts')
      return outboxRoutes(app)
    })
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

type WaitingContext = Pick<AppContext, 'plugins' | 'database' | 'clock' | 'log' | 'work'>

/** Has what waited for a system leave as soon as this process finds it well, after an outage as after a pause. */
function sendWaiting(app: WaitingContext): void {
  const { plugins } = app
  plugins.onState(({ kind, to }) => {
    if (to === 'up') void sendWhatWaitsFor(app, [kind])
  })
  const well = plugins.view().filter(({ state }) => state === 'up')
  void sendWhatWaitsFor(
    app,
    well.map(({ kind }) => kind),
  )
}

async function sendWhatWaitsFor(
  { database, clock, log, work }: WaitingContext,
  kinds: readonly Kind[],
): Promise<void> {
  try {
    const made = await makeWaitingDue(database, topicsForVendors(kinds), clock.wall())
    if (made === 0) return
    log.info({ kinds, deliveries: made }, 'what waited for a system leaves')
    work.trigger(deliverJob)
  } catch (error) {
    // They leave all the same, when their pause is over.
    log.warn({ kinds, err: error }, 'what waited for a system waits on')
  }
}
