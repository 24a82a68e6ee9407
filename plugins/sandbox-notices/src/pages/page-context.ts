import type { PluginKit } from '@matricula/contract'
import type { FaultSwitch } from '@matricula/contract/sandbox'
import type { Mailbox } from '../mailbox.ts'
import type { Settings } from '../settings.ts'

/** What every page of the mailbox needs. */
export interface PageContext {
  readonly settings: Settings
  readonly kit: PluginKit
  readonly mailbox: Mailbox
  readonly faults: FaultSwitch
}
