import { PluginFault, runRead } from '@matricula/contract'
import type { Log } from '@matricula/contract'
import type { Client } from './client.ts'
import { groups } from './services.ts'
import type { Settings } from './settings.ts'

/**
 * Reads the version first, as paths and codes change with it, then looks for the groups of the settings; one that
 * isn't there is `not-found`.
 */
export async function verifyVendor(
  client: Client,
  settings: Settings,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  const version = await runRead(() => client.version(signal))
  log.info({ version }, 'HikCentral answers')
  const there = await runRead(() => client.groupIds(signal))
  for (const group of groups) {
    if (!there.has(settings.groups[group])) {
      throw new PluginFault('not-found', `HikCentral has no privilege group of the id in groups.${group}`)
    }
  }
}
