import { PluginFault, runRead } from '@matricula/contract'
import type { FaultCode, Health } from '@matricula/contract'
import type { Client } from './client.ts'

const fixes: Partial<Record<FaultCode, string>> = {
  unauthorised: 'check client, secret and refresh token, and that they are of the same data centre',
  throttled: 'wait; another program may use the same account',
}

/** Whether Zoho Sign lets us in now. */
export async function healthOf(client: Client, signal: AbortSignal): Promise<Health> {
  try {
    await runRead(() => client.greet(signal))
    return { is: 'up' }
  } catch (fault) {
    if (!(fault instanceof PluginFault)) return { is: 'down', why: 'Zoho Sign could not be asked' }
    const fix = fixes[fault.code]
    return { is: 'down', why: fault.message, ...(fix === undefined ? {} : { fix }) }
  }
}
