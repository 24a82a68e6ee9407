import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawRequest {
  readonly method: string
  /** Sent as it is: nothing normalises dots or escapes on the way. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const timeoutMs = 15_000

/** One HTTP request, byte for byte. Fails when the answer does not come. */
export function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, method, path, headers: sized(headers, body) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
      response.on('error', reject)
    })
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no answer to ${method} ${path.slice(0, 200)}`)))
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}

/** Node sends a DELETE's body without its length, which then is a broken next request. */
function sized(headers: RawRequest['headers'], body: string | null): Readonly<Record<string, string>> {
  return body === null ? headers : { 'content-length': String(Buffer.byteLength(body)), ...headers }
}
