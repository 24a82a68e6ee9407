import { PluginFault } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'
import { countRoster } from './student.store.ts'
import { syncRoster } from './sync-roster.ts'

const firstSyncMs = 10 * 60_000

/** Reads the students before anybody comes in; without their system the hub opens and reads them once it is up. */
export async function fillEmptyRoster(
  app: Pick<AppContext, 'database' | 'clock' | 'log' | 'plugins'>,
): Promise<void> {
  if ((await countRoster(app.database)) > 0) return
  try {
    await syncRoster(app, AbortSignal.timeout(firstSyncMs))
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    app.log.error({ fault: error.code }, 'the roster is empty until student information answers')
  }
}

/** What the first start could not read is read as soon as its system has come up, not at the next schedule. */
export function syncRosterOnceUp(app: Pick<AppContext, 'database' | 'log' | 'plugins' | 'work'>): void {
  app.plugins.onState(({ instance, to }) => {
    if (instance === 'sis.main' && to === 'up') void syncIfEmpty(app)
  })
}

async function syncIfEmpty({
  database,
  work,
  log,
}: Pick<AppContext, 'database' | 'log' | 'work'>): Promise<void> {
  try {
    if ((await countRoster(database)) === 0) work.trigger('sync-roster')
  } catch (error) {
    log.warn({ err: error }, 'the roster waits for its schedule')
  }
}
