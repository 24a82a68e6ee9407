import { keepRefundKey, PluginFault, refundRefused, runRead, wholePesos } from '@matricula/contract'
import type { Memo, RefundRequest, Write } from '@matricula/contract'
import type { PlacetopayClient } from './client.ts'
import { approvedIn, isGivenBack } from './from-session.ts'
import type { Attempt, Session } from './wire.ts'

export interface RefundResult {
  readonly ref: string
  readonly done: boolean
}

/**
 * Reverses the payment of a session, whole. The vendor has no key for it, so we look first; a payment can be reversed
 * but once, and its own number names the refund.
 */
export async function refund(
  client: PlacetopayClient,
  memo: Memo,
  { request, write: { key, signal } }: { readonly request: RefundRequest; readonly write: Write },
): Promise<RefundResult> {
  if (!/^\d{1,18}$/.test(request.providerRef)) {
    throw new PluginFault('not-found', 'placetopay has no session of that number')
  }
  const session = await runRead(() => client.session(request.providerRef, signal))
  const paid = soleAttempt(session, request)
  const ref = String(paid.internalReference)
  await keepRefundKey(memo, key, ref)
  if (isGivenBack(paid) || session.status.status === 'REFUNDED') return { ref, done: true }
  if (wholePesos(paid.amount.from.total) !== request.amount) {
    throw refundRefused('only the whole amount can go back', 'amount')
  }
  const { status } = await client.reverse(paid.internalReference, signal)
  if (status === 'REJECTED') throw refundRefused('the vendor declined the reversal')
  return { ref, done: status === 'APPROVED' }
}

/** The attempt that paid the session; with several somebody has to choose at the vendor's. */
function soleAttempt(session: Session, { reference }: RefundRequest): Attempt {
  if (session.request.payment.reference !== reference) {
    throw new PluginFault('not-found', 'the session is of another reference')
  }
  const [paid, ...more] = approvedIn(session)
  if (paid === undefined) throw refundRefused('the payment is not approved')
  if (more.length > 0) throw refundRefused('it was paid in parts')
  return paid
}
