import { PluginFault, runRead } from '@matricula/contract'
import type { FaultCode, Health } from '@matricula/contract'
import type { Client } from './client.ts'

const fixes: Partial<Record<FaultCode, string>> = {
  unauthorised: "check the partner's key, secret, APIs and allowed addresses in HikCentral, and the clock",
  unsupported: 'compare the version of HikCentral with the README',
  unreachable: 'check the network to the appliance, and its certificate',
}

/** Whether HikCentral lets us in now, by the cheapest question it answers: its version. */
export async function healthOf(client: Client, signal: AbortSignal): Promise<Health> {
  try {
    return { is: 'up', note: `HikCentral ${await runRead(() => client.version(signal))}` }
  } catch (fault) {
    if (!(fault instanceof PluginFault)) return { is: 'down', why: 'HikCentral could not be asked' }
    const fix = fixes[fault.code]
    return { is: 'down', why: fault.message, ...(fix === undefined ? {} : { fix }) }
  }
}
