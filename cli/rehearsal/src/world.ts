import type { Hub, HubAccess } from './hub/hub-client.ts'
import type { ProgressCounter } from './progress.ts'
import type { HubProcess } from './hub/hub-process.ts'
import type { SeasonDays } from './season-days.ts'
import type { Deviation } from './deviation.ts'
import type { Vendors } from './vendors/vendors.ts'

/** Those of the staff who act in a season, each with a session of their own. */
export type Office = 'it' | 'finance' | 'admissions' | 'admin'

/** Which day it is, and on which days the hub was made to read what providers had settled. */
export interface Calendar {
  /** In Bogotá. */
  today: string
  /** How often the hub had been started when it was set. */
  lives: number
  readonly payoutReadings: string[]
  /** What finance has said of payouts, by the instance and the provider's own name. */
  readonly payoutsSeen: Map<string, 'arrived' | 'returned'>
}

/** Everything a rehearsal acts on and with. */
export interface World {
  readonly hubProcess: HubProcess
  readonly access: HubAccess
  readonly signal: AbortSignal
  /** How many families act at once. */
  readonly concurrency: number
  readonly season: SeasonDays
  readonly calendar: Calendar
  readonly office: Readonly<Record<Office, Hub>>
  readonly vendors: Vendors
  readonly progress: ProgressCounter
  /** What went otherwise than the scenario says, in the order it was met. */
  readonly deviations: Deviation[]
}
