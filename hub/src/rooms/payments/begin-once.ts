import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'

export interface Beginnings<P> {
  /** The payment that this key has begun; null for a new key. */
  readonly find: () => Promise<P | null>
  readonly begin: () => Promise<Refusal | P>
}

/**
 * Begins a payment, or answers the one that the same key has begun. The same request may come twice at once:
 * whatever refuses the second one is the first one's doing.
 */
export async function beginOnce<P extends { readonly requestHash: string }>(
  requestHash: string,
  { find, begin }: Beginnings<P>,
): Promise<Refusal | P> {
  const present = await find()
  if (present !== null) return sameOrRefused(present, requestHash)
  const begun = await begin()
  if (!isRefused(begun)) return begun
  const other = await find()
  return other === null ? begun : sameOrRefused(other, requestHash)
}

function sameOrRefused<P extends { readonly requestHash: string }>(
  present: P,
  requestHash: string,
): Refusal | P {
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}
