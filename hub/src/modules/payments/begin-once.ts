import { isRefused, refuse, type Refusal } from '../../shared/refusal.ts'

export interface Beginnings<P> {
  /** The payment that this key has begun; null for a new key. */
  readonly find: () => Promise<P | null>
  readonly begin: () => Promise<Refusal | P>
  /** The same person's payment of the same things whose checkout was lost on its way; null where there is none. */
  readonly findUnanswered: () => Promise<P | null>
}

const underWay: ReadonlySet<string> = new Set(['PAYMENT_PENDING', 'INVOICE_PENDING'])

/**
 * Begins a payment, or answers the one that the same key has begun. The same request may come twice at once:
 * whatever refuses the second one is the first one's doing. Where a payment under way refuses it, and its checkout was
 * lost on its way, this one goes on with it.
 */
export async function beginOnce<P extends { readonly requestHash: string }>(
  requestHash: string,
  { find, begin, findUnanswered }: Beginnings<P>,
): Promise<Refusal | P> {
  const present = await find()
  if (present !== null) return sameOrRefused(present, requestHash)
  const begun = await begin()
  if (!isRefused(begun)) return begun
  const other = await find()
  if (other !== null) return sameOrRefused(other, requestHash)
  return (underWay.has(begun.code) ? await findUnanswered() : null) ?? begun
}

function sameOrRefused<P extends { readonly requestHash: string }>(
  present: P,
  requestHash: string,
): Refusal | P {
  return present.requestHash === requestHash ? present : refuse('KEY_REUSED')
}
