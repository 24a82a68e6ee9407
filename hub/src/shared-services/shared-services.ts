import type { Logger } from 'pino'
import { embeddedWork } from '../work/embedded.ts'
import { liveChanges } from './live-changes.ts'
import type { SharedServices, SharedServicesDeps } from './services.ts'
import { noSharedCache } from './shared-cache.ts'
import { tryLimitsInDatabase } from './tries.ts'
import { lineInMemory, lineLimits } from './waiting-line.ts'
import type { Database } from '../db/database.ts'

/** Through Redis where settings name one, in this process alone otherwise. */
export async function openSharedServices({
  url,
  prefix,
  database,
  log,
}: SharedServicesDeps): Promise<SharedServices> {
  if (url === '') return alone(database, log)
  // Only who shares pays for loading it.
  const { openRedisServices } = await import('./redis-services.ts')
  return openRedisServices({ url, prefix, log })
}

function alone(database: Database, log: Logger): SharedServices {
  return {
    work: embeddedWork(log),
    live: liveChanges(),
    ...tryLimitsInDatabase(database, log),
    cache: noSharedCache,
    line: lineInMemory(lineLimits),
    isReady: () => true,
    close: async () => undefined,
  }
}
