import type { FaultCode, PluginFault } from '@matricula/contract'

/**
 * What becomes of a delivery that met a fault: another try after a while, or a person. A try that said nothing about
 * the delivery itself does not count, however often it is made.
 */
export type DeliveryDecision =
  { readonly is: 'retry'; readonly afterMs: number; readonly counts: boolean } | { readonly is: 'hold' }

export interface Tried {
  /** All tries up to this one. */
  readonly attempts: number
  /** Those among them that did not count. */
  readonly postponed: number
  /** Whether the systems that the delivery needs serve everybody else. */
  readonly isVendorUp: boolean
}

const firstPauseMs = 2000
const longestPauseMs = 15 * 60_000
/** What was sent may still be on its way into the vendor's books, where the next try looks for it. */
const unknownPauseMs = 60_000

/**
 * The fault table of the contract, from the outbox's side: what a fault speaks of. `conflict` never arrives here:
 * handlers adopt it.
 */
const speaksOf: Readonly<Record<FaultCode, 'the vendor' | 'this try' | 'the delivery'>> = {
  unreachable: 'the vendor',
  throttled: 'the vendor',
  unauthorised: 'the vendor',
  'unknown-outcome': 'this try',
  conflict: 'the delivery',
  'not-found': 'the delivery',
  rejected: 'the delivery',
  invalid: 'the delivery',
  unsupported: 'the delivery',
}

export function decideDelivery(
  fault: Pick<PluginFault, 'code' | 'retryAfterMs'>,
  { attempts, postponed, isVendorUp }: Tried,
  maxAttempts: number,
): DeliveryDecision {
  const topic = speaksOf[fault.code]
  const counts = topic === 'the delivery' || (topic === 'this try' && isVendorUp)
  if (topic === 'the delivery' || (counts && attempts - postponed >= maxAttempts)) return { is: 'hold' }
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))
  const least = Math.max(fault.retryAfterMs ?? 0, fault.code === 'unknown-outcome' ? unknownPauseMs : 0)
  return { is: 'retry', afterMs: Math.max(pause, least), counts }
}
