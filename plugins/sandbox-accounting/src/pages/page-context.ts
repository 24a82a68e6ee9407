import type { PluginKit } from '@matricula/contract'
import type { FaultSwitch } from '@matricula/contract/sandbox'
import type { Settings } from '../settings.ts'

/** What every page of the accounting system needs. */
export interface PageContext {
  readonly settings: Settings
  readonly kit: PluginKit
  readonly faults: FaultSwitch
}
