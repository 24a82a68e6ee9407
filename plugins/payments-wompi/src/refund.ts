import { PluginFault, runRead } from '@matricula/contract'
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
  await keepKey(memo, key, providerRef)
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

/** A key means one act for ever. */
async function keepKey(memo: Memo, key: string, providerRef: string): Promise<void> {
  const place = `refund:${key}`
  if (await memo.add(place, providerRef)) return
  if ((await memo.get(place)) === providerRef) return
  throw new PluginFault('invalid', 'the key of this refund was another refund before')
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

function refundRefused(reason: string, field?: string): PluginFault {
  return new PluginFault('rejected', 'wompi cannot give this payment back', {
    reason,
    ...(field !== undefined && { field }),
  })
}
