import type { RawRequest } from '../webhook.ts'
import { isSigned, signatureHeader } from './signature.ts'

export type OpenedCallback =
  | { readonly is: 'forged'; readonly why: string }
  | { readonly is: 'unreadable' }
  | { readonly is: 'genuine'; readonly content: unknown }

/** Checks the signature over the raw bytes before anything in them is trusted, then reads them as JSON. */
export function openCallback(request: RawRequest, secret: string): OpenedCallback {
  const signature = request.headers[signatureHeader]
  if (signature === undefined) return { is: 'forged', why: 'it carries no signature' }
  if (!isSigned(request.body, signature, secret)) {
    return { is: 'forged', why: 'the signature does not fit the bytes' }
  }
  try {
    return { is: 'genuine', content: JSON.parse(new TextDecoder().decode(request.body)) }
  } catch {
    return { is: 'unreadable' }
  }
}
