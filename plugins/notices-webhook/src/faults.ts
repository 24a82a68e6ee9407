import type { FaultCode, StatusFaults } from '@matricula/contract'
import type { Settings } from './settings.ts'

/** What the gateway's statuses mean, as the settings say; whatever they leave out is `faultOfStatus`'s to judge. */
export function statusFaultsOf({ statuses }: Pick<Settings, 'statuses'>): StatusFaults {
  const rows = (code: FaultCode, numbers: readonly number[]) =>
    numbers.map((status) => [status, code] as const)
  return Object.fromEntries([
    ...rows('rejected', statuses.rejected),
    ...rows('unauthorised', statuses.unauthorised),
    ...rows('throttled', statuses.throttled),
  ])
}
