import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Work } from '../work/work.ts'
import type { LiveChanges } from './live-changes.ts'
import type { SharedCache } from './shared-cache.ts'
import type { TryLimits } from './tries.ts'
import type { WaitingLine } from './waiting-line.ts'

/** What all hubs and workers of a school have in common. */
export interface SharedServices extends TryLimits {
  readonly work: Work
  readonly live: LiveChanges
  readonly cache: SharedCache
  readonly line: WaitingLine
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
