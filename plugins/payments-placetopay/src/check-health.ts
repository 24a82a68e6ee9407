import { PluginFault } from '@matricula/contract'
import type { FaultCode, Health } from '@matricula/contract'

type DownHealth = Extract<Health, { is: 'down' }>

/** Whether a question gets its answer, said for a tired person; nothing of the vendor's own words. */
export async function checkHealth(ask: () => Promise<unknown>, note: string): Promise<Health> {
  try {
    await ask()
    return { is: 'up', note }
  } catch (error) {
    if (!(error instanceof PluginFault)) return odd
    return error.code === 'unauthorised' ? { ...refused, why: error.message } : (downs[error.code] ?? odd)
  }
}

const odd: DownHealth = { is: 'down', why: 'placetopay answered in a way we do not understand' }

const refused = {
  is: 'down',
  fix: 'compare login, secretKey and environment with the site, and the clock',
} as const

const downs: Partial<Record<FaultCode, DownHealth>> = {
  unreachable: { is: 'down', why: 'placetopay does not answer', fix: 'wait; the hub tries again by itself' },
  throttled: { is: 'down', why: 'placetopay asks for time', fix: 'wait; the hub tries again by itself' },
}
