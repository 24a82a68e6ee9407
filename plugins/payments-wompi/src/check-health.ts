import { PluginFault } from '@matricula/contract'
import type { FaultCode, Health } from '@matricula/contract'

type DownHealth = Extract<Health, { is: 'down' }>

/** Whether a question gets its answer, said for a tired person; nothing of the vendor's own words. */
export async function checkHealth(ask: () => Promise<unknown>, note: string): Promise<Health> {
  try {
    await ask()
    return { is: 'up', note }
  } catch (error) {
    return downs[error instanceof PluginFault ? error.code : 'invalid'] ?? odd
  }
}

const odd: DownHealth = { is: 'down', why: 'wompi answered in a way we do not understand' }

const downs: Partial<Record<FaultCode, DownHealth>> = {
  unreachable: { is: 'down', why: 'wompi does not answer', fix: 'wait; the hub tries again by itself' },
  throttled: { is: 'down', why: 'wompi asks for time', fix: 'wait; the hub tries again by itself' },
  unauthorised: {
    is: 'down',
    why: 'wompi refuses our keys',
    fix: 'compare publicKey and privateKey with the merchant dashboard',
  },
}
