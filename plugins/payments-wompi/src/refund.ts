import { keepRefundKey, PluginFault, refundRefused, runRead } from '@matricula/contract'
import type { Memo, RefundRequest, Write } from '@matricula/contract'
import { centsFrom } from './cents.ts'
import { mostOnPage } from './client.ts'
import type { WompiClient } from './client.ts'
import type { Transaction } from './from-transaction.ts'

export interface RefundResult {
  readonly ref: string
  readonly done: boolean
}

/**
 * Voids a card payment, whole: Wompi gives nothing else back by its API. It has no key, so we look first; a
 * transaction can be voided but once, and its id names the refund.
 */
export async function refund(
  client: WompiClient,
  memo: Memo,
  { request, write: { key, signal } }: { readonly request: RefundRequest; readonly write: Write },
): Promise<RefundResult> {
  const { reference, providerRef } = request
  await keepRefundKey(memo, key, providerRef)
  const listing = { reference, page: 1, page_size: mostOnPage }
  const known = await runRead(() => client.transactions(listing, signal))
  const transaction = known.find(({ id }) => id === providerRef)
  if (transaction === undefined) {
    throw new PluginFault('not-found', 'wompi knows no such transaction of that reference')
  }
  if (transaction.status === 'VOIDED') return { ref: providerRef, done: true }
  checkVoidable(transaction, request)
  return { ref: providerRef, done: (await client.voidTransaction(providerRef, signal)) === 'VOIDED' }
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
