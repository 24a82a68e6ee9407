import { jsonAnswer } from '@matricula/contract/kit'
import type { VendorAnswer } from '@matricula/contract/kit'

const words = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
} as const

/** A refusal of the newer APIs. */
export function rpcError(code: keyof typeof words, reason?: string): VendorAnswer {
  const details =
    reason === undefined
      ? {}
      : {
          details: [
            { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' },
          ],
        }
  return jsonAnswer({ error: { code, message: 'Invented.', status: words[code], ...details } }, code)
}
