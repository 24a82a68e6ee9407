import { createHash } from 'node:crypto'
import type { RawRequest } from '@matricula/contract'
import { postedCallback } from '@matricula/contract/sandbox'
import { keys } from './keys.ts'
import type { PretendTransaction } from './ledger.ts'

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']

/** The event by which Wompi reports a transaction in that status, signed as it does. */
export function transactionEvent(transaction: PretendTransaction, status: string): RawRequest {
  const at = transaction.since.get(status) ?? transaction.createdAt
  const { id, amountInCents } = transaction
  return signedEvent({
    event: 'transaction.updated',
    transaction: { ...wireTransaction(transaction), status },
    signed: [id, status, String(amountInCents)],
    at,
  })
}

/** A genuine event of a type the hub has no use for. */
export function unknownEvent(transaction: PretendTransaction): RawRequest {
  const { id, amountInCents, createdAt } = transaction
  return signedEvent({
    event: 'nequi_token.updated',
    transaction: { ...wireTransaction(transaction), status: 'APPROVED' },
    signed: [id, 'APPROVED', String(amountInCents)],
    at: createdAt,
  })
}

function wireTransaction({
  id,
  amountInCents,
  reference,
  email,
  type,
  redirectUrl,
}: PretendTransaction): object {
  return {
    id,
    amount_in_cents: amountInCents,
    reference,
    customer_email: email,
    currency: 'COP',
    payment_method_type: type,
    redirect_url: redirectUrl,
    shipping_address: null,
    payment_link_id: null,
    payment_source_id: null,
  }
}

interface EventDraft {
  readonly event: string
  readonly transaction: object
  readonly signed: readonly string[]
  readonly at: Date
}

function signedEvent({ event, transaction, signed, at }: EventDraft): RawRequest {
  const timestamp = Math.floor(at.getTime() / 1000)
  const checksum = createHash('sha256')
    .update([...signed, timestamp, keys.eventsSecret].join(''))
    .digest('hex')
  const body = JSON.stringify({
    event,
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: at.toISOString(),
  })
  return postedCallback(body, { 'x-event-checksum': checksum })
}

/** The same event as if nobody had signed it. */
export function withoutChecksum(request: RawRequest): RawRequest {
  const whole = new TextDecoder().decode(request.body)
  const body = new TextEncoder().encode(whole.replace(/"checksum":"[0-9a-f]+"/, '"checksum":""'))
  return { ...request, headers: { 'content-type': 'application/json' }, body }
}
