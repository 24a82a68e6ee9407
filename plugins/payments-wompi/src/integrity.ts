import { createHash } from 'node:crypto'

export interface SignedFields {
  readonly reference: string
  readonly amountInCents: number
  readonly currency: string
  /** As it stands in the URL; absent when the checkout does not expire. */
  readonly expirationTime?: string
}

/** The checkout's `signature:integrity`: plain SHA-256 in hex over the joined texts. */
export function integrityOf(signed: SignedFields, integritySecret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = signed
  return createHash('sha256')
    .update(`${reference}${amountInCents}${currency}${expirationTime}${integritySecret}`)
    .digest('hex')
}
