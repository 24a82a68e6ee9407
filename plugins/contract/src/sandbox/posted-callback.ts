import type { RawRequest } from '../webhook.ts'

/** A callback as a vendor posts it: a form, or a text of JSON. */
export function postedCallback(
  content: URLSearchParams | string,
  headers: Readonly<Record<string, string>> = {},
): RawRequest {
  const type = typeof content === 'string' ? 'application/json' : 'application/x-www-form-urlencoded'
  return {
    method: 'POST',
    path: '',
    query: {},
    headers: { 'content-type': type, ...headers },
    body: new TextEncoder().encode(content.toString()),
  }
}

/** One try, where vendors make several: the hub asks for what it was not told. */
export async function deliverCallback(
  { method, headers, body }: RawRequest,
  url: URL | string,
): Promise<void> {
  await fetch(url, { method, headers, body, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
}
