import type { Logger } from 'pino'
import { embeddedWork } from '../work/embedded.ts'
import type { Work } from '../work/work.ts'
import { type LivePayments, livePayments } from './live-payments.ts'
import { noSharedCache, type SharedCache } from './shared-cache.ts'
import { limitHere, type LimitTries } from './tries.ts'

/** What all hubs and workers of a school have in common. */
export interface Commons {
  readonly work: Work
  readonly live: LivePayments
  readonly limitTries: LimitTries
  readonly cache: SharedCache
  /** Whether Redis answers; true without one. */
  isReady(): boolean
  close(): Promise<void>
}

export interface CommonsDeps {
  /** Empty: this process is alone. */
  readonly url: string
  readonly prefix: string
  readonly log: Logger
}

/** Through Redis where settings name one, in this process alone otherwise. */
export async function openCommons({ url, prefix, log }: CommonsDeps): Promise<Commons> {
  if (url === '') return alone(log)
  // Only who shares pays for loading it.
  const { openRedisCommons } = await import('./redis-commons.ts')
  return openRedisCommons({ url, prefix, log })
}

function alone(log: Logger): Commons {
  return {
    work: embeddedWork(log),
    live: livePayments(),
    limitTries: limitHere,
    cache: noSharedCache,
    isReady: () => true,
    close: async () => undefined,
  }
}
