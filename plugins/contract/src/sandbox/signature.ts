import { createHmac } from 'node:crypto'
import { sameText } from '../same-text.ts'

/** Name of the header that carries the signature of a sandbox vendor's callback. */
export const signatureHeader = 'x-sandbox-signature'

/** HMAC-SHA256 of the bytes with the secret, in lower-case hex. */
export function signatureOf(body: string | Uint8Array, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Whether the raw bytes were signed with the secret; an absent signature was not. */
export function isSigned(body: Uint8Array, signature: string | undefined, secret: string): boolean {
  return sameText(signatureOf(body, secret), signature ?? '')
}
