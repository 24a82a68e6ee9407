import type { Health } from '../lifecycle.ts'
import type { FaultSwitch } from './fault-switch.ts'

/** Whether the pretend vendor would answer a question now. */
export async function sandboxHealth(faults: FaultSwitch, signal: AbortSignal): Promise<Health> {
  try {
    return await faults.read(signal, async () => ({ is: 'up', note: 'sandbox' }))
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : 'the sandbox vendor does not answer'
    return { is: 'down', why, fix: 'heal it on its page of simulated faults' }
  }
}
