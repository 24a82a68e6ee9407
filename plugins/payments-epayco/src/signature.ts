import { createHash } from 'node:crypto'
import { sameText } from '@matricula/contract'

export interface SigningKeys {
  readonly custId: string
  readonly pKey: string
}

export interface SignedForm {
  readonly invoice: string
  /** The very text of the form's field. */
  readonly amount: string
  readonly currency: string
}

/** `p_signature` of the form, lower-case hex. The algorithm is ePayco's. */
export function formSignature(
  { invoice, amount, currency }: SignedForm,
  { custId, pKey }: SigningKeys,
): string {
  return digest('md5', [custId, pKey, invoice, amount, currency])
}

/** What ePayco signs of a payment: the reference is its own, and neither ours nor the state is among it. */
export interface SignedFacts {
  readonly ref: string
  readonly transactionId: string
  /** The very text that came. */
  readonly amount: string
  readonly currency: string
  readonly signature: string
}

/** Whether ePayco signed these facts for us. */
export function isSigned(
  { ref, transactionId, amount, currency, signature }: SignedFacts,
  signer: SigningKeys,
): boolean {
  const { custId, pKey } = signer
  const expected = digest('sha256', [custId, pKey, ref, transactionId, amount, currency])
  return sameText(expected, signature.toLowerCase())
}

function digest(hash: string, parts: readonly string[]): string {
  return createHash(hash).update(parts.join('^')).digest('hex')
}
