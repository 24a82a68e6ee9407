import type { PluginKit } from '@matricula/contract'
import type { FaultSwitch } from '@matricula/contract/sandbox'
import type { SigningService } from '../signing-service.ts'
import type { Settings } from '../settings.ts'

/** What every page of the vendor needs. */
export interface PageContext {
  readonly settings: Settings
  readonly kit: PluginKit
  readonly signingService: SigningService
  readonly faults: FaultSwitch
}
