import { PluginFault } from '@matricula/contract'
import type { Logger } from 'pino'
import { refuse, type Refusal } from '../../shared/refusal.ts'

/**
 * The word for what kept one payment from being settled. What is not a plugin's fault is ours: logged whole, and the
 * payments behind this one go on.
 */
export function faultOf(error: unknown, log: Logger): string {
  if (error instanceof PluginFault) return error.code
  log.error({ err: error }, 'settling a payment broke off')
  return 'the hub itself failed'
}

/** What a family is told when the provider understood its payment and refused it; null for any other fault. */
export function refusedByProvider(fault: unknown): Refusal<'VENDOR_REFUSED'> | null {
  if (!(fault instanceof PluginFault) || fault.code !== 'rejected') return null
  return refusalBecause(fault.reason)
}

/** The provider's no, with its reason where it gave one. */
export function refusalBecause(reason: string | null | undefined): Refusal<'VENDOR_REFUSED'> {
  return refuse('VENDOR_REFUSED', { values: { reason: (reason ?? '').slice(0, 200) } })
}
