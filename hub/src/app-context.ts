import type { Plugin } from '@hapi/hapi'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Config } from './config/load-config.ts'
import type { RecentLog } from './config/recent-log.ts'
import type { Database } from './db/database.ts'
import type { Plugins } from './plugins/index.ts'
import type { Passwords } from './modules/access/password.ts'
import type { EnrollmentStanding } from './modules/access/enrollment-standing.ts'
import type { Prices } from './modules/fees/prices.ts'
import type { ReceiptIssuer } from './modules/payments/receipt-issuer.ts'
import type { Clock } from './shared/clock.ts'
import type { Ids } from './shared/ids.ts'
import type { LiveChanges } from './shared-services/live-changes.ts'
import type { Counters, LimitTries } from './shared-services/tries.ts'
import type { WaitingLine } from './shared-services/waiting-line.ts'
import type { Work } from './work/work.ts'

/** What every module may use. Made once in main.ts (and by tests), passed to each module as its options. */
export interface AppContext {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Logger
  readonly recentLog: RecentLog
  readonly plugins: Plugins
  readonly metrics: Registry
  readonly prices: Prices
  /** For sign-ins, which stand before enrollment. */
  readonly enrollment: EnrollmentStanding
  /** For settlements, which stand before receipts. */
  readonly receipts: ReceiptIssuer
  readonly work: Work
  readonly live: LiveChanges
  readonly limitTries: LimitTries
  readonly counters: Counters
  /** Of families who come faster than the hubs bear. */
  readonly line: WaitingLine
  readonly passwords: Passwords
  /** Whether we were told to stop, and only end what is under way. */
  readonly isDraining: () => boolean
  /** Our address as browsers and vendors know it; known once the server listens. */
  readonly publicUrl: () => string
}

/** A module as a hapi plugin: it gets the application as its options and opens its routes. */
export type Module = Plugin<AppContext>
