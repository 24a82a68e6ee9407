import type { VendorAnswer } from '@matricula/contract/kit'
import { jsonAnswer } from '@matricula/contract/kit'

export type ApiVersion = 'v1' | 'v2'

/** An error of SAP's, thrown by whoever finds it. */
export class B1Error extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function b1Error(status: number, code: number, message: string): B1Error {
  return new B1Error(status, code, message)
}

/** v1 says a number and an object, v2 two texts. */
export function errorAnswer(root: ApiVersion, { status, code, message }: B1Error): VendorAnswer {
  const error =
    root === 'v1' ? { code, message: { lang: 'en-us', value: message } } : { code: String(code), message }
  return jsonAnswer({ error }, status)
}

export const sessionLost = b1Error(401, 301, 'Invalid session or session already timeout.')
