import type { Request } from '@hapi/hapi'
import type { RawRequest } from '@matricula/contract'

/** A vendor's callback as it came; its route takes the body unparsed. */
export function rawFrom(request: Request): RawRequest {
  const body = Buffer.isBuffer(request.payload) ? new Uint8Array(request.payload) : new Uint8Array()
  return {
    method: request.method.toUpperCase(),
    path: '',
    query: textsOf(request.query),
    headers: textsOf(request.headers),
    body,
  }
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
