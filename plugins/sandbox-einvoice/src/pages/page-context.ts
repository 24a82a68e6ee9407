import type { PluginKit } from '@matricula/contract'
import type { FaultSwitch, SwitchBoard } from '@matricula/contract/sandbox'
import type { Register } from '../register.ts'
import type { Settings, Switches } from '../settings.ts'

/** What every page of the provider needs. */
export interface PageContext {
  readonly settings: Settings
  readonly kit: PluginKit
  readonly register: Register
  readonly board: SwitchBoard<Switches>
  readonly faults: FaultSwitch
}
