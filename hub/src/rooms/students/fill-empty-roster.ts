import { PluginFault } from '@matricula/contract'
import type { House } from '../../house.ts'
import { countRoster } from './student.store.ts'
import { syncRoster } from './sync-roster.ts'

const firstSyncMs = 10 * 60_000

/** Reads the students before anybody comes in; without their system the hub opens and reads them once it is up. */
export async function fillEmptyRoster(house: House): Promise<void> {
  if ((await countRoster(house.database)) > 0) return
  try {
    await syncRoster(house, AbortSignal.timeout(firstSyncMs))
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    house.log.error({ fault: error.code }, 'the roster is empty until student information answers')
  }
}

/** What the first start could not read is read as soon as its system has come up, not at the next schedule. */
export function syncRosterOnceUp(house: House): void {
  house.plugins.onState(({ instance, to }) => {
    if (instance === 'sis.main' && to === 'up') void syncIfEmpty(house)
  })
}

async function syncIfEmpty({ database, work, log }: House): Promise<void> {
  try {
    if ((await countRoster(database)) === 0) work.wake('sync-roster')
  } catch (error) {
    log.warn({ err: error }, 'the roster waits for its schedule')
  }
}
