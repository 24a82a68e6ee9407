import { keepRefundKey, PluginFault, refundRefused, runRead } from '@matricula/contract'
import type { Memo, RefundRequest, RefundState, SoughtRefund, Write } from '@matricula/contract'
import { centsFrom } from './cents.ts'
import { mostOnPage } from './client.ts'
import type { WompiClient } from './client.ts'
import type { Transaction } from './from-transaction.ts'

/**
 * Voids a card payment, whole: Wompi gives nothing else back by its API. It has no key, so we look first; a
 * transaction can be voided but once, and its id names the refund.
 */
export async function refund(
  client: WompiClient,
  memo: Memo,
  { request, write: { key, signal } }: { readonly request: RefundRequest; readonly write: Write },
): Promise<RefundState> {
  const { reference, providerRef } = request
  await keepRefundKey(memo, key, providerRef)
  const transaction = await transactionOf(client, { reference, providerRef }, signal)
  if (transaction === undefined) {
    throw new PluginFault('not-found', 'wompi knows no such transaction of that reference')
  }
  if (transaction.status === 'VOIDED') return stateOf(providerRef, 'VOIDED')
  checkVoidable(transaction, request)
  return stateOf(providerRef, await client.voidTransaction(providerRef, signal))
}

/** The transaction says VOIDED once the money is back; until then only what answered the void says that it was asked. */
export async function findRefund(
  client: WompiClient,
  { ref, ...charge }: SoughtRefund,
  signal: AbortSignal,
): Promise<RefundState | null> {
  const transaction = await transactionOf(client, charge, signal)
  if (transaction?.status === 'VOIDED') return stateOf(charge.providerRef, 'VOIDED')
  return ref === null ? null : stateOf(ref, null)
}

async function transactionOf(
  client: WompiClient,
  { reference, providerRef }: Pick<RefundRequest, 'reference' | 'providerRef'>,
  signal: AbortSignal,
): Promise<Transaction | undefined> {
  const listing = { reference, page: 1, page_size: mostOnPage }
  const known = await runRead(() => client.transactions(listing, signal))
  return known.find(({ id }) => id === providerRef)
}

function stateOf(ref: string, status: string | null): RefundState {
  return { ref, status: status === 'VOIDED' ? 'done' : 'sent', reason: null }
}

function checkVoidable(
  { status, payment_method_type, amount_in_cents }: Transaction,
  { amount }: RefundRequest,
): void {
  if (status !== 'APPROVED') throw refundRefused('the payment is not approved')
  if (payment_method_type !== 'CARD')
    throw refundRefused('only card payments can be voided: give it back by transfer')
  if (centsFrom(amount) !== amount_in_cents)
    throw refundRefused('only the whole amount can go back', 'amount')
}
