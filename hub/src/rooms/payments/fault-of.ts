import { PluginFault } from '@matricula/contract'
import type { Logger } from 'pino'

/**
 * The word for what kept one payment from being settled. What is not a plugin's fault is ours: logged whole, and the
 * payments behind this one go on.
 */
export function faultOf(error: unknown, log: Logger): string {
  if (error instanceof PluginFault) return error.code
  log.error({ err: error }, 'settling a payment broke off')
  return 'the hub itself failed'
}
