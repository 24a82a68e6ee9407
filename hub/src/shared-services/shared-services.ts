import type { Logger } from 'pino'
import { embeddedWork } from '../work/embedded.ts'
import type { Work } from '../work/work.ts'
import { type LivePayments, livePayments } from './live-payments.ts'
import { noSharedCache, type SharedCache } from './shared-cache.ts'
import { type TryLimits, tryLimitsInDatabase } from './tries.ts'
import type { Database } from '../db/open-database.ts'

/** What all hubs and workers of a school have in common. */
export interface SharedServices extends TryLimits {
  readonly work: Work
  readonly live: LivePayments
  readonly cache: SharedCache
  /** Whether Redis answers; true without one. */
  isReady(): boolean
  close(): Promise<void>
}

export interface SharedServicesDeps {
  /** Empty: this process is alone. */
  readonly url: string
  readonly prefix: string
  readonly database: Database
  readonly log: Logger
}

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
    live: livePayments(),
    ...tryLimitsInDatabase(database, log),
    cache: noSharedCache,
    isReady: () => true,
    close: async () => undefined,
  }
}
