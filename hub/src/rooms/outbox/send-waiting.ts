import type { Kind } from '@matricula/contract'
import type { House } from '../../house.ts'
import { makeWaitingDue } from './outbox.store.ts'
import { topicsForVendors } from './vendors-of-lanes.ts'

/** Has what waited for a system leave as soon as this process finds it well, after an outage as after a pause. */
export function sendWaiting(house: House): void {
  const { plugins } = house
  plugins.onState(({ kind, to }) => {
    if (to === 'up') void makeDue(house, [kind])
  })
  const well = plugins.view().filter(({ state }) => state === 'up')
  void makeDue(
    house,
    well.map(({ kind }) => kind),
  )
}

async function makeDue({ database, clock, log, work }: House, kinds: readonly Kind[]): Promise<void> {
  try {
    const made = await makeWaitingDue(database, topicsForVendors(kinds), clock.wall())
    if (made === 0) return
    log.info({ kinds, deliveries: made }, 'what waited for a system leaves')
    work.wake('deliver-outbox')
  } catch (error) {
    // They leave all the same, when their pause is over.
    log.warn({ kinds, err: error }, 'what waited for a system waits on')
  }
}
