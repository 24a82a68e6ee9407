import { createHash } from 'node:crypto'
import { sameText } from '@matricula/contract'
import type { Algorithm } from './settings.ts'

export interface SigningKeys {
  readonly merchantId: string
  readonly apiKey: string
}

const hashes: Readonly<Record<Algorithm, string>> = { MD5: 'md5', SHA: 'sha1', SHA256: 'sha256' }

export interface SignedRequest {
  readonly referenceCode: string
  /** The very text of the form's field. */
  readonly amount: string
  readonly currency: string
  /** The very text of the form's field; '' when it isn't sent. */
  readonly paymentMethods: string
}

/** The form's `signature`, lower-case hex. */
export function requestSignature(
  { referenceCode, amount, currency, paymentMethods }: SignedRequest,
  { merchantId, apiKey }: SigningKeys,
  algorithm: Algorithm,
): string {
  const restricted = paymentMethods === '' ? [] : [paymentMethods]
  return digest([apiKey, merchantId, referenceCode, amount, currency, ...restricted], hashes[algorithm])
}

export interface SignedConfirmation {
  readonly reference: string
  /** As it came: it has two decimals, and what is signed has one where the second is 0. */
  readonly value: string
  readonly currency: string
  readonly state: string
  readonly sign: string
}

/**
 * Whether PayU signed this confirmation for us. The algorithm is set in the PayU account, not by us, and is told by
 * the length of the signature.
 */
export function isSignedConfirmation(confirmation: SignedConfirmation, signer: SigningKeys): boolean {
  const { reference, value, currency, state, sign } = confirmation
  const hash = hashByLength.get(sign.length)
  const newValue = confirmedValue(value)
  if (hash === undefined || newValue === null) return false
  const { apiKey, merchantId } = signer
  const expected = digest([apiKey, merchantId, reference, newValue, currency, state], hash)
  return sameText(expected, sign.toLowerCase())
}

/** The value as PayU signs it in confirmations: 150.00 is 150.0 and 150.26 stays; null for what is no such amount. */
export function confirmedValue(value: string): string | null {
  if (!/^\d{1,15}\.\d{2}$/.test(value)) return null
  return value.endsWith('0') ? value.slice(0, -1) : value
}

const hashByLength: ReadonlyMap<number, string> = new Map([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
])

function digest(parts: readonly string[], hash: string): string {
  return createHash(hash).update(parts.join('~')).digest('hex')
}
