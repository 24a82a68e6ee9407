import type { Kind } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { makeWaitingDue } from './outbox.store.ts'
import { topicsForVendors } from './destinations.ts'

/** Has what waited for a system leave as soon as this process finds it well, after an outage as after a pause. */
export function sendWaiting(app: AppContext): void {
  const { plugins } = app
  plugins.onState(({ kind, to }) => {
    if (to === 'up') void makeDue(app, [kind])
  })
  const well = plugins.view().filter(({ state }) => state === 'up')
  void makeDue(
    app,
    well.map(({ kind }) => kind),
  )
}

async function makeDue({ database, clock, log, work }: AppContext, kinds: readonly Kind[]): Promise<void> {
  try {
    const made = await makeWaitingDue(database, topicsForVendors(kinds), clock.wall())
    if (made === 0) return
    log.info({ kinds, deliveries: made }, 'what waited for a system leaves')
    work.trigger('deliver-outbox')
  } catch (error) {
    // They leave all the same, when their pause is over.
    log.warn({ kinds, err: error }, 'what waited for a system waits on')
  }
}
