import type { PluginKit } from '@matricula/contract'
import type { FaultSwitch } from '@matricula/contract/sandbox'
import type { Desk } from '../desk.ts'
import type { Settings } from '../settings.ts'

/** What every page of the vendor needs. */
export interface Office {
  readonly settings: Settings
  readonly kit: PluginKit
  readonly desk: Desk
  readonly faults: FaultSwitch
}
