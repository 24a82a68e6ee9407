import type { IncomingMessage } from 'node:http'

/** A request as the pretend vendor got it. */
export interface VendorRequest {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Path and query, byte for byte as they stood on the request line. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  text(): string
  /** Throws when the body is not JSON. */
  json(): unknown
  form(): URLSearchParams
}

export async function readRequest(incoming: IncomingMessage): Promise<VendorRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const body = new Uint8Array(Buffer.concat(chunks))
  const target = incoming.url ?? '/'
  const { pathname, searchParams } = new URL(target, 'http://vendor')
  const text = () => new TextDecoder().decode(body)
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    target,
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
    body,
    text,
    json: () => JSON.parse(text()),
    form: () => new URLSearchParams(text()),
  }
}
