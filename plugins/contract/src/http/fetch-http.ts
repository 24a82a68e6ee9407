import { PluginFault } from '../fault.ts'
import type { Http, HttpRequest, HttpResponse, Log, LogFields } from '../plugin.ts'
import { faultOfFailedSend } from './fault-of-failed-send.ts'
import { readBody } from './read-body.ts'

export interface FetchHttpDeps {
  readonly log: Log
  /** Milliseconds of a clock that never jumps. */
  readonly elapsed?: () => number
}

/**
 * `Http` on the platform's `fetch`: one try, no redirects, the caller's deadline, one log line per call with
 * method, host, path and outcome. It throws `invalid` for a request that can't be built, `unreachable` when
 * nothing was sent and `unknown-outcome` when the answer was lost, cut or over 10 MiB.
 */
export function fetchHttp({ log, elapsed = () => performance.now() }: FetchHttpDeps): Http {
  return {
    async send(request) {
      const outgoing = buildRequest(request)
      const { host, pathname } = new URL(outgoing.url)
      const path = request.loggedPath ?? pathname
      const began = elapsed()
      const line = (outcome: LogFields): LogFields => ({
        method: request.method,
        host,
        path,
        ...outcome,
        ms: Math.round(elapsed() - began),
      })
      try {
        const response = await exchange(outgoing, request.signal)
        log.info(line({ status: response.status }), 'vendor answered')
        return response
      } catch (error) {
        const fault = error instanceof PluginFault ? error : faultOfFailedSend(error)
        log.warn(line({ fault: fault.code }), 'vendor call failed')
        throw fault
      }
    },
  }
}

/** The platform's own message quotes the URL, credentials and all, so it isn't kept as the cause. */
function buildRequest({ method, url, headers, body, signal }: HttpRequest): Request {
  const invalid = () => new PluginFault('invalid', 'the request to the vendor could not be built')
  try {
    const request = new Request(url, {
      method,
      headers: { ...headers },
      body: body ?? null,
      signal,
      redirect: 'manual',
    })
    if (/^https?:/.test(request.url)) return request
  } catch {
    throw invalid()
  }
  throw invalid()
}

async function exchange(request: Request, signal: AbortSignal): Promise<HttpResponse> {
  if (signal.aborted) throw new PluginFault('unreachable', 'the deadline passed before the call')
  const response = await fetch(request)
  const body = await readBody(response)
  return answerOf(response, body)
}

function answerOf(response: Response, body: Uint8Array<ArrayBuffer>): HttpResponse {
  const text = () => new TextDecoder().decode(body)
  return {
    status: response.status,
    headers: headersOf(response.headers),
    body,
    text,
    json(): unknown {
      try {
        return JSON.parse(text())
      } catch {
        throw new PluginFault('unknown-outcome', 'the vendor answered something that is not JSON')
      }
    },
  }
}

/** Cookies may hold commas, so several stay apart by line. */
function headersOf(headers: Headers): Record<string, string> {
  const cookies = headers.getSetCookie()
  const plain = Object.fromEntries(headers)
  return cookies.length === 0 ? plain : { ...plain, 'set-cookie': cookies.join('\n') }
}
