import { keepRefundKey, PluginFault, refundRefused, runRead, wholePesos } from '@matricula/contract'
import type { Memo, RefundRequest, RefundState, SoughtRefund, Write } from '@matricula/contract'
import type { PlacetopayClient } from './client.ts'
import { approvedIn, isGivenBack } from './from-session.ts'
import type { Attempt, Session } from './wire.ts'

/**
 * Reverses the payment of a session, whole. The vendor has no key for it, so we look first; a payment can be reversed
 * but once, and its own number names the refund.
 */
export async function refund(
  client: PlacetopayClient,
  memo: Memo,
  { request, write: { key, signal } }: { readonly request: RefundRequest; readonly write: Write },
): Promise<RefundState> {
  if (!isSession(request.providerRef)) {
    throw new PluginFault('not-found', 'placetopay has no session of that number')
  }
  const session = await runRead(() => client.session(request.providerRef, signal))
  const paid = soleAttempt(session, request)
  const ref = String(paid.internalReference)
  await keepRefundKey(memo, key, ref)
  if (isBack(session, paid)) return stateOf(ref, 'done')
  if (wholePesos(paid.amount.from.total) !== request.amount) {
    throw refundRefused('only the whole amount can go back', 'amount')
  }
  const { status } = await client.reverse(paid.internalReference, signal)
  if (status === 'REJECTED') throw refundRefused('the vendor declined the reversal')
  return stateOf(ref, status === 'APPROVED' ? 'done' : 'sent')
}

/** The session shows what is back; until then only what answered the reversal says that it was asked. */
export async function findRefund(
  client: PlacetopayClient,
  { reference, providerRef, ref }: SoughtRefund,
  signal: AbortSignal,
): Promise<RefundState | null> {
  if (!isSession(providerRef)) return null
  const session = await runRead(() => client.session(providerRef, signal))
  const [paid] = session.request.payment.reference === reference ? approvedIn(session) : []
  if (paid !== undefined && isBack(session, paid)) return stateOf(String(paid.internalReference), 'done')
  return ref === null ? null : stateOf(ref, 'sent')
}

function isSession(providerRef: string): boolean {
  return /^\d{1,18}$/.test(providerRef)
}

function isBack({ status: { status } }: Session, paid: Attempt): boolean {
  return isGivenBack(paid) || status === 'REFUNDED'
}

function stateOf(ref: string, status: 'sent' | 'done'): RefundState {
  return { ref, status, reason: null }
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
