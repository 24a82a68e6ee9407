import type { FaultCode, PluginFault } from '@matricula/contract'

/** What becomes of a delivery that met a fault: another try after a while, or a person. */
export type DeliveryDecision = { readonly is: 'retry'; readonly afterMs: number } | { readonly is: 'park' }

const firstPauseMs = 2000
const longestPauseMs = 15 * 60_000

/** The fault table of the contract, from the outbox's side. `conflict` never arrives here: handlers adopt it. */
const retried: Readonly<Record<FaultCode, boolean>> = {
  unreachable: true,
  throttled: true,
  'unknown-outcome': true,
  unauthorised: true,
  conflict: false,
  'not-found': false,
  rejected: false,
  invalid: false,
  unsupported: false,
}

export function decideDelivery(
  fault: Pick<PluginFault, 'code' | 'retryAfterMs'>,
  attempts: number,
  maxAttempts: number,
): DeliveryDecision {
  if (!retried[fault.code] || attempts >= maxAttempts) return { is: 'park' }
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))
  return { is: 'retry', afterMs: Math.max(pause, fault.retryAfterMs ?? 0) }
}
